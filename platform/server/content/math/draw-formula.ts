import temml from 'temml';
import { type Formula, FormulaFinder } from '../../../contract/find-formulas.ts';
import { escapeHtml } from '../escape.ts';
import type { Rendering } from '../render-context.ts';

// Drawn as MathML, which browsers show and screen readers read; the TeX stays within, for search, mails and copying.

/** What one body may hold: beyond it formulas are shown as they were typed. */
const MAX_FORMULAS = 3_000;
const MAX_TEX = 200_000;
/** Deeper ones would lose their innermost parts to the sanitiser. */
const MAX_DEPTH = 40;
const MAX_MARKUP = 200_000;
const MAX_CACHED = 2_000;

const OPTIONS = {
  annotate: true,
  throwOnError: true,
  strict: false,
  // Neither links nor pictures nor classes of the writer's choice.
  trust: false,
  maxExpand: 300,
  maxSize: [20, 50] as [number, number],
};

/** Drawn ones by their TeX: the same few stand in every post of a subject. */
const drawn = new Map<string, string>();

export function drawFormula(formula: Formula, rendering: Rendering): string {
  rendering.formulas.count++;
  rendering.formulas.length += formula.tex.length;
  const isTooMuch = rendering.formulas.count > MAX_FORMULAS || rendering.formulas.length > MAX_TEX;
  const math = isTooMuch ? '' : mathOf(formula);
  if (math === '') return `<span class="formula" dir="ltr">${escapeHtml(formula.written)}</span>`;
  return formula.isDisplay
    ? `<span class="formula formula-block" dir="ltr" tabindex="0">${math}</span>`
    : `<span class="formula" dir="ltr">${math}</span>`;
}

/** Text with its formulas drawn, and what is between them as `words` make it. */
export function withFormulas(text: string, rendering: Rendering, words: (text: string) => string): string {
  if (!/\$|\\[[(]/.test(text)) return words(text);
  return new FormulaFinder(text, rendering.dollarMath)
    .pieces()
    .map((piece) => (typeof piece === 'string' ? words(piece) : drawFormula(piece, rendering)))
    .join('');
}

function mathOf({ tex, isDisplay }: Formula): string {
  const key = `${isDisplay ? 'd' : 'i'}${tex}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const math = tryDrawing(tex.trim(), isDisplay);
  if (drawn.size >= MAX_CACHED) drawn.clear();
  if (tex.length <= 300) drawn.set(key, math);
  return math;
}

/** '' where it cannot be drawn: what people type is often no TeX. */
function tryDrawing(tex: string, isDisplay: boolean): string {
  let math: string;
  try {
    math = temml.renderToString(tex, { ...OPTIONS, displayMode: isDisplay });
  } catch {
    return '';
  }
  return math.length > MAX_MARKUP || depthOf(math) > MAX_DEPTH ? '' : math;
}

function depthOf(markup: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
    depth += markup[at + 1] === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
