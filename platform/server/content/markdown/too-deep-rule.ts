import type { StateBlock } from 'markdown-it';

/** Where the parser would leave out what lies deeper. */
export const MAX_NESTING = 50;

/** Quotes in quotes and lists in lists beyond any reason are text: nothing of them is lost. */
export function tooDeepRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  // A list takes two levels at a time, and a paragraph one more.
  if (state.level < MAX_NESTING - 3) return false;
  if (silent) return false;
  state.push('paragraph_open', 'p', 1).map = [startLine, endLine];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(startLine, endLine, state.blkIndent, false).trim();
  inline.map = [startLine, endLine];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = endLine;
  return true;
}
