import type { StateBlock, StateInline, Token } from 'markdown-it';
import type { Footnote, MarkdownEnv } from './markdown-env.ts';

// Reads `[^1]`, `^[a note]` and `[^1]: a note`. What becomes of them is decided in footnotes.ts, once all are known.

const LABEL = /\[\^([^\s[\]]{1,100})\]/y;

function labelAt(text: string, at: number): RegExpExecArray | null {
  if (text[at] !== '[' || text[at + 1] !== '^') return null;
  LABEL.lastIndex = at;
  return LABEL.exec(text);
}

function newFootnote(written: string): Footnote {
  return { written, tokens: [], number: 0, references: 0, isHidden: false, isInPlace: false };
}

/** The token of a reference or of either end of a note. */
export function footnoteOf(token: Token): Footnote {
  const meta = token.meta as { footnote: Footnote } | null;
  if (!meta) throw new Error('A footnote has lost what it says.');
  return meta.footnote;
}

/** `[^1]: a note`, with further blocks of it indented by four columns. */
export function footnoteRule(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const label = labelAt(state.src, start);
  if (!label || state.src[LABEL.lastIndex] !== ':') return false;
  if (silent) return true;
  const env = state.env as MarkdownEnv;
  const footnote = newFootnote(label[0]);
  env.footnotes ??= new Map();
  // The first of a name has it.
  if (!env.footnotes.has(label[0])) env.footnotes.set(label[0], footnote);
  state.push('footnote_open', '', 1).meta = { footnote };
  readContent(state, startLine, endLine, start + label[0].length + 1);
  state.push('footnote_close', '', -1);
  return true;
}

/** The first line begins behind the colon, as deep as the lines that belong to it. */
function readContent(state: StateBlock, startLine: number, endLine: number, from: number): void {
  const { parentType, blkIndent } = state;
  const bMark = state.bMarks[startLine] ?? 0;
  const tShift = state.tShift[startLine] ?? 0;
  const sCount = state.sCount[startLine] ?? 0;
  let at = from;
  while (at < (state.eMarks[startLine] ?? 0) && /[ \t]/.test(state.src[at] ?? '')) at++;
  state.bMarks[startLine] = from;
  state.tShift[startLine] = at - from;
  state.blkIndent = blkIndent + 4;
  state.sCount[startLine] = state.blkIndent;
  state.parentType = 'reference';
  state.md.block.tokenize(state, startLine, endLine);
  Object.assign(state, { parentType, blkIndent });
  state.bMarks[startLine] = bMark;
  state.tShift[startLine] = tShift;
  state.sCount[startLine] = sCount;
}

/** `[^1]`, where there is a note of that name; it stays text otherwise. */
export function footnoteReferenceRule(state: StateInline, silent: boolean): boolean {
  // Within a link it is text: while the end of one is looked for, these are brackets like any other.
  const label = silent || state.linkLevel > 0 ? null : labelAt(state.src, state.pos);
  const end = state.pos + (label?.[0].length ?? 0);
  const footnote = label && (state.env as MarkdownEnv).footnotes?.get(label[0]);
  if (!footnote || end > state.posMax) return false;
  const token = state.push('footnote_reference', '', 0);
  token.meta = { footnote };
  token.markup = footnote.written;
  state.pos = end;
  return true;
}

/** Nothing, the end of some BBCode behind a `^`, or keys of a terminal. */
const NO_NOTE = /^\s*(?:[/^]|$)/;

/** `^[a note]`, read where it stands. A note holds no further one. */
export function inlineFootnoteRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '^' || state.src[state.pos + 1] !== '[') return false;
  const env = state.env as MarkdownEnv;
  if (state.linkLevel > 0 || env.isInFootnote) return false;
  const end = endsOf(state.src, env).get(state.pos + 1) ?? -1;
  const content = state.src.slice(state.pos + 2, end);
  if (end < 0 || end >= state.posMax || NO_NOTE.test(content)) return false;
  if (!silent) pushInline(state, content);
  state.pos = end + 1;
  return true;
}

function pushInline(state: StateInline, content: string): void {
  const env = state.env as MarkdownEnv;
  const footnote = newFootnote('');
  const token = state.push('footnote_reference', '', 0);
  const { finder, dollars } = env;
  env.isInFootnote = true;
  token.children = [];
  state.md.inline.parse(content, state.md, env, token.children);
  // What is known of the text around would have to be found again for every note in it.
  Object.assign(env, { isInFootnote: false, finder, dollars });
  token.meta = { footnote };
  token.markup = `^[${content}]`;
}

/** For each `[` that has an end, where; found once for each text. */
function endsOf(text: string, env: MarkdownEnv): ReadonlyMap<number, number> {
  if (env.brackets?.text === text) return env.brackets.ends;
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '[') open.push(at);
    else if (sign === ']') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, at);
    }
  }
  env.brackets = { text, ends };
  return ends;
}
