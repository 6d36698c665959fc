// Where other features, add-ons above all, add to comments.
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** Fills `attributes` of many comments with at most one statement. */
export interface CommentAttributes {
  load: (
    ctx: RequestContext,
    comments: readonly { commentID: number; discussionID: number; discussionType: string }[],
  ) => Promise<Map<number, Record<string, unknown>>>;
}
export const commentAttributes = new ExtensionPoint<CommentAttributes>();

/** A parameter of GET /comments that an add-on understands; `c` is the comment's row. */
export interface CommentFilter {
  param: 'qna';
  condition: (value: string) => Sql;
}
export const commentFilters = new ExtensionPoint<CommentFilter>();
