// Markdown as this site reads it, for what becomes rich text: breaks are breaks, formulas and footnotes stay as typed,
// `>!` begins a spoiler.
import createParser, { type MarkdownIt, type StateBlock, type StateInline } from 'markdown-it';
import { FormulaFinder } from '../../../platform/contract/find-formulas.ts';

const MAX_SPOILER_DEPTH = 4;

export function createDialect(): MarkdownIt {
  const md = createParser({ html: true, breaks: true, linkify: false, typographer: false, maxNesting: 50 });
  // Escaped signs stay apart from the words around them: `\@name` mentions nobody.
  md.core.ruler.disable('text_join');
  md.inline.ruler.before('escape', 'formula', formulaRule);
  md.block.ruler.before('blockquote', 'spoiler', spoilerRule, { alt: ['paragraph', 'reference', 'list'] });
  return md;
}

function formulaRule(state: StateInline, silent: boolean): boolean {
  const sign = state.src[state.pos];
  if (sign !== '$' && sign !== '\\') return false;
  const formula = finderOf(state).at(state.pos);
  const end = state.pos + (formula?.written.length ?? 0);
  if (!formula || end > state.posMax) return false;
  if (!silent) state.push('text_special', '', 0).content = formula.written;
  state.pos = end;
  return true;
}

/** One for each text: what it learns about signs without an end keeps it linear. */
function finderOf(state: StateInline): FormulaFinder {
  const env = state.env as { finder?: { text: string; finder: FormulaFinder } };
  if (env.finder?.text !== state.src)
    env.finder = { text: state.src, finder: new FormulaFinder(state.src, false) };
  return env.finder.finder;
}

function spoilerRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const env = state.env as { spoilerDepth?: number };
  const depth = env.spoilerDepth ?? 0;
  if (depth >= MAX_SPOILER_DEPTH || !isSpoilerLine(state, startLine)) return false;
  if (silent) return true;
  const lines: string[] = [];
  let at = startLine;
  for (; at < endLine && isSpoilerLine(state, at); at++) {
    const start = (state.bMarks[at] ?? 0) + (state.tShift[at] ?? 0);
    lines.push(state.src.slice(start + 2, state.eMarks[at]).replace(/^ /, ''));
  }
  state.push('spoiler_open', 'div', 1);
  env.spoilerDepth = depth + 1;
  state.md.block.parse(lines.join('\n'), state.md, env, state.tokens);
  env.spoilerDepth = depth;
  state.push('spoiler_close', 'div', -1);
  state.line = at;
  return true;
}

function isSpoilerLine(state: StateBlock, line: number): boolean {
  const indent = (state.sCount[line] ?? 0) - state.blkIndent;
  if (indent < 0 || indent >= 4) return false;
  return state.src.startsWith('>!', (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0));
}

/** A footnote's text is no address that a link could name. */
export function withoutFootnotes(source: string): string {
  return source.replace(/^([ ]{0,3})\[\^/gm, '$1\\[^');
}
