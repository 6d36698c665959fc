// What a member wrote and the viewer may remove, newest first.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategoryIDs } from '../../categories/server/category.policy.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { MOST_COUNTED, type PostsPreview } from '../member-posts.contract.ts';
import { deletableIn } from './member-posts.policy.ts';

/** So many of the newest are looked at, whether or not they stand where the viewer deletes: a busy member costs no more. */
const MOST_LOOKED_AT = 20_000;

/** So many go in one act, which is undone as a whole. */
export const MOST_REMOVED = 10_000;

/** Held posts are among them for those who decide about them. */
async function discussionsToRemove(ctx: RequestContext, userID: number, limit: number): Promise<Sql> {
  const { discussions } = await deletableIn(ctx);
  const decidesIn = await decidesOnHeldIn(ctx);
  return sql`
    select discussion_id from discussions
    where discussion_id in (
        select discussion_id from discussions
        where insert_user_id = ${userID} and date_removed is null and type <> 'redirect'
        order by date_inserted desc, discussion_id desc limit ${sql.integer(MOST_LOOKED_AT)})
      and category_id = any(${discussions.ids}) and (date_held is null or category_id = any(${decidesIn}))
    order by date_inserted desc, discussion_id desc limit ${sql.integer(limit)}`;
}

function decidesOnHeldIn(ctx: RequestContext): Promise<number[]> {
  return visibleCategoryIDs(ctx, ctx.can('community.moderate') ? 'discussions.view' : 'posts.moderate');
}

async function commentsToRemove(ctx: RequestContext, userID: number, limit: number): Promise<Sql> {
  const { comments } = await deletableIn(ctx);
  const decidesIn = await decidesOnHeldIn(ctx);
  return sql`
    select comment_id from comments c join discussions d using (discussion_id)
    where comment_id in (
        select comment_id from comments where insert_user_id = ${userID} and date_tombstoned is null
        order by date_inserted desc, comment_id desc limit ${sql.integer(MOST_LOOKED_AT)})
      and d.category_id = any(${comments.ids}) and d.date_removed is null and ${isNotGoing('c')}
      and ((c.date_held is null and d.date_held is null) or d.category_id = any(${decidesIn}))
    order by c.date_inserted desc, comment_id desc limit ${sql.integer(limit)}`;
}

/** `comment:34` and `discussion:12`; comments first, and the newest, so that answers go before what they answer. */
export async function postsToRemove(ctx: RequestContext, userID: number): Promise<string[]> {
  const [comments, discussions] = await Promise.all([
    ctx.db.rows<{ comment_id: number }>(await commentsToRemove(ctx, userID, MOST_REMOVED)),
    ctx.db.rows<{ discussion_id: number }>(await discussionsToRemove(ctx, userID, MOST_REMOVED)),
  ]);
  return [
    ...comments.map((row) => `comment:${row.comment_id}`),
    ...discussions.map((row) => `discussion:${row.discussion_id}`),
  ].slice(0, MOST_REMOVED);
}

export async function previewOfRemoval(ctx: RequestContext, userID: number): Promise<PostsPreview> {
  const ofDiscussions = await discussionsToRemove(ctx, userID, MOST_COUNTED + 1);
  const ofComments = await commentsToRemove(ctx, userID, MOST_COUNTED + 1);
  const counts = await ctx.db.row<{ discussions: number; comments: number; others: number }>(sql`
    with gone as materialized (${ofDiscussions})
    select (select count(*)::int from gone) as discussions,
      (select count(*)::int from (${ofComments}) those) as comments,
      (select count(*)::int from (
        select c.insert_user_id from gone join comments c using (discussion_id)
        where c.date_tombstoned is null limit ${sql.integer(MOST_COUNTED + 1)}
      ) below where insert_user_id <> ${userID}) as others`);
  const { discussions = 0, comments = 0, others = 0 } = counts ?? {};
  const known = (count: number) => Math.min(count, MOST_COUNTED);
  return {
    countDiscussions: known(discussions),
    countComments: known(comments),
    countCommentsByOthers: known(others),
    hasMoreThanCounted: [discussions, comments, others].some((count) => count > MOST_COUNTED),
  };
}
