// Which comments a list shows: their ids, and how many there are.

import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { parseDateRange, parseNumberRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireCategory, visibleCategories } from '../../categories/server/category.policy.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import type { listComments } from '../comments.contract.ts';
import { seenAnywhere, seenInDiscussion } from './comment.policy.ts';
import { commentFilters } from './comment.slots.ts';
import { commentOrder } from './comment-order.ts';
import { scanFromNearerEnd } from './nearer-end.ts';
import { parentDiscussionID } from './parent-discussion.ts';

export type CommentListQuery = Omit<QueryOf<typeof listComments.spec>, 'expand' | 'quoteParent'>;

export async function listCommentIDs(
  ctx: RequestContext,
  query: CommentListQuery,
): Promise<{ ids: number[]; total: number }> {
  const discussionID = parentDiscussionID(query);
  if (query.sort.endsWith('experimentalTrending') && discussionID === undefined)
    throw fieldProblem('sort', 'Trending is an order within one discussion: name it.', 400);
  const where = sql.and([
    discussionID === undefined ? await seenInCategories(ctx, query) : await seenOf(ctx, discussionID),
    ...filters(ctx, query),
  ]);
  const from = sql`from comments c join discussions d using (discussion_id) where ${where}`;
  const total = (await ctx.db.row<{ total: number }>(sql`select count(*) as total ${from}`))?.total ?? 0;
  const offset = (query.page - 1) * query.limit;
  if (offset >= total) return { ids: [], total };
  const scan = scanFromNearerEnd(commentOrder(query.sort), { offset, limit: query.limit, total });
  const rows = await ctx.db.rows<{ comment_id: number }>(sql`
    select c.comment_id ${from} order by ${scan.orderBy} limit ${scan.limit} offset ${scan.offset}`);
  const ids = rows.map((row) => row.comment_id);
  return { ids: scan.isFromEnd ? ids.reverse() : ids, total };
}

async function seenOf(ctx: RequestContext, discussionID: number): Promise<Sql> {
  const discussion = await requireDiscussion(ctx, discussionID);
  return sql.and([sql`c.discussion_id = ${discussionID}`, seenInDiscussion(ctx, discussion.category_id)]);
}

async function seenInCategories(ctx: RequestContext, query: CommentListQuery): Promise<Sql> {
  const visible = await visibleCategories(ctx);
  if (query.categoryID === undefined) return seenAnywhere(ctx, visible);
  const range = parseNumberRange('categoryID', query.categoryID);
  for (const categoryID of range.oneOf ?? []) await requireCategory(ctx, categoryID);
  return sql.and([await seenAnywhere(ctx, visible), rangeCondition('d.category_id', range)]);
}

function filters(ctx: RequestContext, query: CommentListQuery): (Sql | undefined)[] {
  const { commentID, dateInserted, dateUpdated, insertUserID, insertUserRoleID, qna } = query;
  return [
    commentID === undefined
      ? undefined
      : rangeCondition('c.comment_id', parseNumberRange('commentID', commentID)),
    dateInserted === undefined
      ? undefined
      : rangeCondition('c.date_inserted', parseDateRange('dateInserted', dateInserted)),
    dateUpdated === undefined
      ? undefined
      : rangeCondition('c.date_updated', parseDateRange('dateUpdated', dateUpdated)),
    // Whoever removed a comment's author from sight does not want it found by that author.
    insertUserID && sql`c.insert_user_id = any(${insertUserID}) and c.date_tombstoned is null`,
    insertUserRoleID &&
      sql`c.date_tombstoned is null and exists (
        select from user_roles r where r.user_id = c.insert_user_id and r.role_id = any(${insertUserRoleID}))`,
    ...(qna === undefined
      ? []
      : commentFilters
          .of(ctx)
          .filter((filter) => filter.param === 'qna')
          .map((filter) => filter.condition(qna))),
  ];
}
