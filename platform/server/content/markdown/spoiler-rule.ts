import type { StateBlock } from 'markdown-it';
import { SPOILER_END, SPOILER_START } from '../spoiler.ts';
import type { MarkdownEnv } from './markdown-env.ts';

// Spoilers parse their content again, so their nesting needs a limit of its own.
export const MAX_SPOILER_DEPTH = 4;

/** Lines that begin with `>!` are hidden until the reader asks. */
export function spoilerRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const env = state.env as MarkdownEnv;
  const depth = env.spoilerDepth ?? 0;
  if (depth >= MAX_SPOILER_DEPTH || !isSpoilerLine(state, startLine)) return false;
  if (silent) return true;
  let line = startLine;
  const lines: string[] = [];
  for (; line < endLine && isSpoilerLine(state, line); line++) {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    lines.push(state.src.slice(start + 2, state.eMarks[line]).replace(/^ /, ''));
  }
  state.push('activated', '', 0).content = SPOILER_START;
  env.spoilerDepth = depth + 1;
  state.md.block.parse(lines.join('\n'), state.md, env, state.tokens);
  env.spoilerDepth = depth;
  state.push('activated', '', 0).content = SPOILER_END;
  state.line = line;
  return true;
}

function isSpoilerLine(state: StateBlock, line: number): boolean {
  if ((state.sCount[line] ?? 0) < state.blkIndent || (state.sCount[line] ?? 0) - state.blkIndent >= 4)
    return false;
  return state.src.startsWith('>!', (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0));
}
