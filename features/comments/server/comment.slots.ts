// Where other features, add-ons above all, add to comments.
import type { z } from 'zod';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { InputAddition } from '../../../platform/server/http/input/input-additions.ts';

/** Fills `attributes` of many comments with at most one statement. */
export interface CommentAttributes {
  load: (
    ctx: RequestContext,
    comments: readonly { commentID: number; discussionID: number; discussionType: string }[],
  ) => Promise<Map<number, Record<string, unknown>>>;
  /** “Replied in”, before the category of a comment in a list of what somebody did, by its attributes. */
  lead?: (
    translator: Translator,
    attributes: Readonly<Record<string, unknown>>,
  ) => { icon: string; lead: string } | undefined;
}
export const commentAttributes = new ExtensionPoint<CommentAttributes>();

/** Parameters of `GET /comments` that an add-on understands; `c` is the comment's row. */
export interface CommentFilter extends InputAddition {
  query: Readonly<Record<string, z.ZodType>>;
  /** Of the parameters as their schemas made them. Without an answer it leaves nothing out. */
  condition: (given: Readonly<Record<string, unknown>>) => Sql | undefined;
}
export const commentFilters = new ExtensionPoint<CommentFilter>();
