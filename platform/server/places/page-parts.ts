// What is edited on the page itself: drafted with all other parts, published with them in one transaction, taken back with
// them. Each capability adds the parts of the page that are its own.
import type { ZodType } from 'zod';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface PagePartChange {
  /** Which of its kind: the number of a category, a language. */
  key: string;
  to: unknown;
}

export interface PagePart {
  /** As drafts name it: `categoryName`. */
  name: string;
  /** What a change leads to. */
  schema: ZodType;
  /** Throws where the viewer may not change it. */
  require(ctx: RequestContext): void;
  /** What stands there at this moment, by key; what has no value here is not there any more. */
  standing(ctx: RequestContext, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /** By the actions of its owner, which record how each change is undone. `ctx.write` is part of the publishing. */
  publish(ctx: RequestContext, changes: readonly PagePartChange[]): Promise<void>;
}

export const pageParts = new ExtensionPoint<PagePart>();
