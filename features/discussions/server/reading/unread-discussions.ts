// What a member has not read: one rule for the list and for the number beside its link.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';

/** Among so many that were written in last it is looked for, however long somebody was away. */
const MOST_LOOKED_AT = 1_000;

/** Every page shows their number: it ends there. */
export const MOST_COUNTED = 100;

/**
 * `discussion_id`: what came after the viewer joined or marked all read, and after they were there last. Without archived
 * categories, redirects and what they muted. Each read mark is a look into a key.
 */
export async function unreadDiscussions(ctx: RequestContext): Promise<Sql> {
  const { userID } = ctx.viewer;
  const visible = await visibleCategories(ctx);
  const isArchived = (id: number) => visible.tree.byID.get(id)?.is_archived === true;
  const places = visible.ids.filter((id) => !isArchived(id));
  const isIn = visible.isAll && places.length === visible.ids.length ? undefined : places;
  const muted = ctx.site.features.provided.listExclusion?.isMuted(ctx) ?? sql.raw('false');
  return sql`
    select d.discussion_id from (
      select d.discussion_id, d.category_id, d.insert_user_id, d.count_comments, d.date_last_comment
      from discussions d
      where ${isIn ? sql`d.category_id = any(${isIn})` : sql.raw('true')} and d.date_held is null and d.type <> 'redirect'
        and d.date_last_comment > coalesce(
          (select date_read from read_up_to where user_id = ${userID} and category_id = 0),
          (select date_inserted from users where user_id = ${userID}))
      order by d.date_last_comment desc, d.discussion_id desc limit ${sql.integer(MOST_LOOKED_AT)}
    ) d
    where coalesce((
        select r.count_comments_read < d.count_comments from discussion_reads r
        where r.user_id = ${userID} and r.discussion_id = d.discussion_id), true)
      and not ((select exists (select from read_up_to where user_id = ${userID} and category_id <> 0)) and (select exists (
        select from read_up_to where user_id = ${userID} and category_id = d.category_id and date_read >= d.date_last_comment)))
      ${muted.isFalse ? sql.empty : sql`and (d.insert_user_id = ${userID} or not (${muted}))`}`;
}

/** A hundred stands for a hundred and more. */
export async function countUnreadDiscussions(ctx: RequestContext): Promise<Sql> {
  return sql`(
    select count(*) from (${await unreadDiscussions(ctx)} limit ${sql.integer(MOST_COUNTED)}) unread)`;
}
