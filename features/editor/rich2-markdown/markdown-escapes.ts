// Which signs Markdown would take for markup, written so that they are words.
import { FormulaFinder } from '../../../platform/contract/find-formulas.ts';
import { typedMentionAt, urlAt } from '../../../platform/contract/live-text.ts';

/** Anywhere in a line. Of brackets the first: two that are escaped would be read as a formula. */
const SIGNS = /[\\`*_~[<>|$^]/g;
/** At the start of a line: headings, quotes, lists, numbered lists, rules, underlined headings. */
const AT_START = /^(#{1,6}(?=\s|$)|[-+](?=\s|$)|={2,}$|-{2,}$|\d{1,9}(?=[.)](?:\s|$)))/;
const LIVE = /https?:\/\/|@|\$\$|\\[[(]/g;

/** Addresses and formulas are read as they are; a name that mentions nobody stays so. */
export function escapeText(text: string): string {
  let out = '';
  let done = 0;
  const formulas = new FormulaFinder(text, false);
  LIVE.lastIndex = 0;
  for (let found = LIVE.exec(text); found; found = LIVE.exec(text)) {
    const at = found.index;
    const verbatim = formulas.at(at)?.written ?? urlAt(text, at) ?? undefined;
    const isName = verbatim === undefined && found[0] === '@' && typedMentionAt(text, at) !== null;
    if (verbatim === undefined && !isName) continue;
    out += escapeSigns(text.slice(done, at)) + (verbatim ?? '\\@');
    done = at + (verbatim?.length ?? 1);
    LIVE.lastIndex = done;
  }
  return out + escapeSigns(text.slice(done));
}

function escapeSigns(text: string): string {
  return text
    .replace(SIGNS, '\\$&')
    .replace(/!(?=\\\[)/g, '\\!')
    .replace(/&(?=#?\w{1,31};)/g, '\\&');
}

/** Of a line that begins a block, or follows a break in one. */
export function escapeLineStart(line: string): string {
  const text = line.replace(/^[ \t]+/, '');
  const sign = AT_START.exec(text)?.[0];
  if (sign === undefined) return text;
  return /^\d/.test(sign) ? `${sign}\\${text.slice(sign.length)}` : `\\${text}`;
}

/** As many backticks as do not stand in the text in a row. */
export function fenceFor(text: string, least: number): string {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return '`'.repeat(longest >= least ? longest + 1 : least);
}
