import type { Env, Token } from 'markdown-it';
import type { FormulaFinder } from '../../../contract/find-formulas.ts';
import type { Rendering } from '../render-context.ts';

export interface Footnote {
  /** What it is called by, as written: `[^1]`. Empty for notes that stand in their sentence. */
  written: string;
  tokens: Token[];
  /** Its place in the list of notes; 0 until somebody refers to it. */
  number: number;
  references: number;
  /** Whether it belongs to a spoiler. */
  isHidden: boolean;
  /** Nobody refers to it: it stays where it was written. */
  isInPlace: boolean;
}

export interface SpoilerPair {
  /** The place behind the second mark. */
  end: number;
  /** Lengths of the two marks. */
  startMark: number;
  endMark: number;
}

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
