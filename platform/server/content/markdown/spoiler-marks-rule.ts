import type { StateBlock, StateCore, Token } from 'markdown-it';
import { SPOILER_END, SPOILER_MARK, SPOILER_START } from '../spoiler.ts';
import type { MarkdownEnv, SpoilerPair } from './markdown-env.ts';
import { MAX_SPOILER_DEPTH } from './spoiler-rule.ts';

// `[spoiler]` and `[/spoiler]`, written as in BBCode: around whole blocks, or within a paragraph.

const EACH_MARK = new RegExp(SPOILER_MARK.source, 'gi');

/** Lines from one that begins with the one mark to the one that ends with the other. */
export function spoilerMarksRule(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const env = state.env as MarkdownEnv;
  const depth = env.spoilerDepth ?? 0;
  if (depth >= MAX_SPOILER_DEPTH || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  if (state.src[start] !== '[') return false;
  const pair = pairsOf(state.src, env).get(start);
  if (!pair || /\S/.test(state.src.slice(pair.end, lineEnd(state.src, pair.end)))) return false;
  const last = lineOf(state, pair.end, startLine, endLine);
  if (last < 0) return false;
  if (silent) return true;
  const content = state.getLines(startLine, last + 1, state.blkIndent, false).trim();
  state.push('activated', '', 0).content = SPOILER_START;
  env.spoilerDepth = depth + 1;
  state.md.block.parse(content.slice(pair.startMark, -pair.endMark), state.md, env, state.tokens);
  env.spoilerDepth = depth;
  state.push('activated', '', 0).content = SPOILER_END;
  state.line = last + 1;
  return true;
}

/** For each place of `[spoiler]` that has an end, where; found once for each text, however many lines ask. */
function pairsOf(source: string, env: MarkdownEnv): ReadonlyMap<number, SpoilerPair> {
  env.spoilerPairs ??= new Map();
  const known = env.spoilerPairs.get(source);
  if (known) return known;
  const pairs = new Map<number, SpoilerPair>();
  const open: { at: number; length: number }[] = [];
  for (const { 0: mark, 1: slash, index } of source.matchAll(EACH_MARK)) {
    if (slash !== '/') {
      open.push({ at: index, length: mark.length });
      continue;
    }
    const start = open.pop();
    if (start)
      pairs.set(start.at, { end: index + mark.length, startMark: start.length, endMark: mark.length });
  }
  env.spoilerPairs.set(source, pairs);
  return pairs;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end < 0 ? source.length : end;
}

/** The line that holds this place; -1 where it lies behind the block around. */
function lineOf(state: StateBlock, at: number, startLine: number, endLine: number): number {
  let low = startLine;
  let high = endLine - 1;
  if (at > (state.eMarks[high] ?? 0)) return -1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((state.eMarks[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Within a paragraph: what is hidden stands between two parts of it. */
export function inlineSpoilers(state: StateCore): void {
  if (!state.tokens.some((token) => token.type === 'inline' && SPOILER_MARK.test(token.content))) return;
  const tokens: Token[] = [];
  for (let i = 0; i < state.tokens.length; i++) {
    const [open, inline, close] = state.tokens.slice(i, i + 3);
    if (open?.type !== 'paragraph_open' || inline?.type !== 'inline' || !close) {
      if (open) tokens.push(open);
      continue;
    }
    tokens.push(...paragraphParts(state, open, inline, close));
    i += 2;
  }
  state.tokens = tokens;
}

function paragraphParts(state: StateCore, open: Token, inline: Token, close: Token): Token[] {
  const pieces = splitAtMarks(state, inline.children ?? []);
  if (pieces.length === 1) return [open, inline, close];
  return pieces.flatMap((children, index) => {
    const part = new state.Token('inline', '', 0);
    Object.assign(part, { content: '', children, level: inline.level, map: inline.map, block: true });
    const hasWords = children.some((child) => child.type !== 'text' || child.content.trim() !== '');
    const edge = new state.Token('activated', '', 0);
    edge.content = index % 2 === 0 ? SPOILER_START : SPOILER_END;
    return [...(hasWords ? [open, part, close] : []), ...(index < pieces.length - 1 ? [edge] : [])];
  });
}

/** Before, inside, after, inside the next ...: an odd number of pieces; a mark without its like stays text. */
function splitAtMarks(state: StateCore, children: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  let written = '';
  for (const child of children) {
    if (child.type !== 'text' || child.level !== 0 || !SPOILER_MARK.test(child.content)) {
      pieces.at(-1)?.push(child);
      continue;
    }
    let rest = child.content;
    for (let mark = SPOILER_MARK.exec(rest); mark; mark = SPOILER_MARK.exec(rest)) {
      const isOpen = pieces.length % 2 === 0;
      const fits = (mark[1] === '/') === isOpen;
      const end = mark.index + mark[0].length;
      pieces.at(-1)?.push(textToken(state, rest.slice(0, fits ? mark.index : end)));
      if (fits) pieces.push([]);
      if (fits && !isOpen) written = mark[0];
      rest = rest.slice(end);
    }
    pieces.at(-1)?.push(textToken(state, rest));
  }
  if (pieces.length % 2 === 0) {
    const unfinished = pieces.pop() ?? [];
    pieces.at(-1)?.push(textToken(state, written), ...unfinished);
  }
  return pieces.map(withoutEdgeBreaks);
}

/** A line break beside a mark belongs to the mark. */
function withoutEdgeBreaks(piece: Token[], index: number, pieces: Token[][]): Token[] {
  const isEdge = (token: Token | undefined) =>
    token?.type === 'softbreak' ||
    token?.type === 'hardbreak' ||
    (token?.type === 'text' && token.content.trim() === '');
  let start = 0;
  let end = piece.length;
  if (pieces.length > 1 && index > 0) while (start < end && isEdge(piece[start])) start++;
  if (pieces.length > 1 && index < pieces.length - 1) while (end > start && isEdge(piece[end - 1])) end--;
  return piece.slice(start, end);
}

function textToken(state: StateCore, content: string): Token {
  const token = new state.Token('text', '', 0);
  token.content = content;
  return token;
}
