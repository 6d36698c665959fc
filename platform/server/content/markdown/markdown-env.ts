import type { Env } from 'markdown-it';
import type { Rendering } from '../render-context.ts';

export interface MarkdownEnv extends Env {
  rendering: Rendering;
  spoilerDepth?: number;
  /** The inline text last found to hold no closing `$$`. */
  mathlessText?: string;
}
