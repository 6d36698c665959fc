import type { StateBlock, StateInline } from 'markdown-it';
import type { MarkdownEnv } from './markdown-env.ts';

// Formulas reach the page as they were typed: `$a_1*b_1*$` holds no emphasis.

export function inlineMathRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  const end = state.src[state.pos + 1] === '$' ? displayEnd(state) : inlineEnd(state.src, state.pos);
  if (end < 0 || end > state.posMax) return false;
  if (!silent) state.push('math', '', 0).content = state.src.slice(state.pos, end);
  state.pos = end;
  return true;
}

function displayEnd(state: StateInline): number {
  const env = state.env as MarkdownEnv;
  if (env.mathlessText === state.src) return -1;
  const close = state.src.indexOf('$$', state.pos + 2);
  // Remembered, so that a text of nothing but dollar signs is not searched from each of them.
  if (close < 0) env.mathlessText = state.src;
  return close > state.pos + 2 ? close + 2 : -1;
}

/** The rule that tells a formula from prices: no space inside the signs, no digit after the last. */
function inlineEnd(src: string, pos: number): number {
  if (/\s/.test(src[pos + 1] ?? ' ') || src[pos - 1] === '$') return -1;
  const close = src.indexOf('$', pos + 1);
  if (close < 0 || close - pos > 1000 || /[\s\\]/.test(src[close - 1] ?? ' ')) return -1;
  return /[\d$]/.test(src[close + 1] ?? ' ') ? -1 : close + 1;
}

export function blockMathRule(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0);
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const first = lineAt(startLine);
  if (!first.startsWith('$$') || first.indexOf('$$', 2) >= 0) return false;
  for (let line = startLine + 1; line < Math.min(endLine, startLine + 60); line++) {
    const text = lineAt(line);
    if (text.trim() === '' || (state.sCount[line] ?? 0) < state.blkIndent) return false;
    if (!text.trimEnd().endsWith('$$')) continue;
    if (silent) return true;
    const token = state.push('math_block', '', 0);
    token.content = state.getLines(startLine, line + 1, state.blkIndent, false).trim();
    token.map = [startLine, line + 1];
    state.line = line + 1;
    return true;
  }
  return false;
}
