import type { Env } from 'markdown-it';
import type { FormulaFinder } from '../math/find-formulas.ts';
import type { Rendering } from '../render-context.ts';
import type { Footnote } from './footnote-rules.ts';
import type { SpoilerPair } from './spoiler-marks-rule.ts';

export interface MarkdownEnv extends Env {
  rendering: Rendering;
  spoilerDepth?: number;
  /** Of each text within this one, where its spoilers end. */
  spoilerPairs?: Map<string, ReadonlyMap<number, SpoilerPair>>;
  /** Whether its HTML may hold blocks that are spoilers. */
  hasSpoilerBlocks?: boolean;
  /** The notes that were given names, by `[^name]`. */
  footnotes?: Map<string, Footnote>;
  isInFootnote?: boolean;
  /** Of the inline text read last, where its brackets end. */
  brackets?: { text: string; ends: ReadonlyMap<number, number> };
  /** Of the inline text read last, its formulas; and what they would be if `$` began some. */
  finder?: { text: string; finder: FormulaFinder };
  dollars?: { text: string; finder: FormulaFinder };
}
