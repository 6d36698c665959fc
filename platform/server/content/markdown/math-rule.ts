import type { StateBlock, StateInline, Token } from 'markdown-it';
import { type Formula, FormulaFinder } from '../../../contract/find-formulas.ts';
import type { MarkdownEnv } from './markdown-env.ts';

// Formulas are taken before anything in them is read as markup: `\(a_1*b_1*\)` holds no emphasis.

/** Lines of a formula that stands by itself. */
const MAX_LINES = 200;

/** The formula that a token of one of these rules stands for. */
export function formulaOf(token: Token | undefined): Formula {
  const meta = token?.meta as { formula: Formula } | undefined;
  if (!meta) throw new Error('A formula has lost what it says.');
  return meta.formula;
}

export function inlineMathRule(state: StateInline, silent: boolean): boolean {
  const sign = state.src[state.pos];
  if (sign !== '$' && sign !== '\\') return false;
  const env = state.env as MarkdownEnv;
  const formula = finderOf(state.src, env).at(state.pos);
  if (!formula) return sign === '$' && dollarText(state, silent);
  const end = state.pos + formula.written.length;
  if (end > state.posMax) return false;
  if (!silent) state.push('math', '', 0).meta = { formula };
  state.pos = end;
  return true;
}

function finderOf(text: string, env: MarkdownEnv): FormulaFinder {
  if (env.finder?.text !== text) {
    env.finder = { text, finder: new FormulaFinder(text, env.rendering.dollarMath) };
  }
  return env.finder.finder;
}

/** Where `$` begins no formulas, what looks like one is still left as it was typed. */
function dollarText(state: StateInline, silent: boolean): boolean {
  const env = state.env as MarkdownEnv;
  if (env.rendering.dollarMath) return false;
  if (env.dollars?.text !== state.src) {
    env.dollars = { text: state.src, finder: new FormulaFinder(state.src, true) };
  }
  const formula = env.dollars.finder.at(state.pos);
  const end = state.pos + (formula?.written.length ?? 0);
  if (!formula || formula.isDisplay || end > state.posMax) return false;
  if (!silent) state.pending += formula.written;
  state.pos = end;
  return true;
}

/** `$$` or `\[` at the start of a line, and the line that ends with its like. */
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
  const close = first.startsWith('$$') ? '$$' : first.startsWith('\\[') ? '\\]' : '';
  if (close === '' || first.indexOf(close, 2) >= 0) return false;
  for (let line = startLine + 1; line < Math.min(endLine, startLine + MAX_LINES); line++) {
    const text = lineAt(line);
    if (text.trim() === '' || (state.sCount[line] ?? 0) < state.blkIndent) return false;
    if (!text.includes(close)) continue;
    const written = state.getLines(startLine, line + 1, state.blkIndent, false).trim();
    const formula = new FormulaFinder(written, false).at(0);
    if (formula?.written !== written) return false;
    if (silent) return true;
    pushBlock(state, formula, startLine, line + 1);
    return true;
  }
  return false;
}

function pushBlock(state: StateBlock, formula: Formula, startLine: number, endLine: number): void {
  const token = state.push('math_block', '', 0);
  token.meta = { formula };
  token.map = [startLine, endLine];
  state.line = endLine;
}
