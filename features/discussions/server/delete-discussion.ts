import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { refreshLastPost, tallyCategory } from '../../categories/server/category.tally.ts';
import { tallyTags } from '../../tags/server/tag-discussion.ts';
import { abilitiesOn, requireDiscussion } from './discussion.policy.ts';
import { type DiscussionRow, lockDiscussion } from './discussion.rows.ts';
import { touchesOf } from './discussion-state.ts';

/** With its comments. What was there is kept as a record; its address answers 410 from now on. */
export async function deleteDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const seen = await requireDiscussion(ctx, discussionID);
  if (!abilitiesOn(ctx, seen).canDelete) throw permissionProblem(['discussions.delete']);
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (!row) throw notFound('Discussion');
    await removeDiscussion(w, row);
  });
}

/** `row` is locked and as it stands now. */
export async function removeDiscussion(w: WriteContext, row: DiscussionRow): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  await keepRecord(w, row);
  await uncount(w, row);
  await removeWhatHasNoForeignKey(w, discussionID);
  await w.db.execute(sql`delete from discussions where discussion_id = ${discussionID}`);
  if (row.date_held === null) await refreshLastPost(w, categoryID);
  await w.announce({
    type: 'discussion.deleted',
    payload: { discussionID, categoryID, userID: w.viewer.userID },
    touches: [...touchesOf(row), tagOf.tags, tagOf.userPosts(row.insert_user_id)],
  });
}

async function keepRecord(w: WriteContext, row: DiscussionRow): Promise<void> {
  await w.db.execute(sql`
    insert into deleted_discussions (discussion_id, name, category_id, delete_user_id, record)
    select d.discussion_id, d.name, d.category_id, ${w.viewer.userID}, jsonb_build_object(
      'discussion', to_jsonb(d),
      'comments', coalesce((select jsonb_agg(to_jsonb(c)) from comments c where c.discussion_id = d.discussion_id), '[]'),
      'reactions', coalesce((
        select jsonb_agg(to_jsonb(r)) from reactions r
        where (record_type = 'discussion' and record_id = d.discussion_id) or (record_type = 'comment' and record_id in (
          select comment_id from comments where discussion_id = d.discussion_id))), '[]'),
      'postMeta', coalesce((
        select jsonb_object_agg(post_field_id, value) from post_meta m where m.discussion_id = d.discussion_id), '{}'),
      'tagIDs', coalesce((select jsonb_agg(tag_id) from discussion_tags t where t.discussion_id = d.discussion_id), '[]'),
      'bookmarkUserIDs', coalesce((select jsonb_agg(user_id) from bookmarks b where b.discussion_id = d.discussion_id), '[]'))
    from discussions d where d.discussion_id = ${row.discussion_id}`);
}

/** Held posts were never counted. */
async function uncount(w: WriteContext, row: DiscussionRow): Promise<void> {
  await w.db.execute(sql`
    update users u set count_comments = greatest(0, u.count_comments - written.count)
    from (
      select insert_user_id, count(*) as count from comments
      where discussion_id = ${row.discussion_id} and date_held is null and date_tombstoned is null
      group by insert_user_id order by insert_user_id
    ) written
    where u.user_id = written.insert_user_id`);
  if (row.date_held !== null) return;
  await tallyCategory(w, row.category_id, { discussions: -1, comments: -row.count_comments });
  await tallyTags(w, row.discussion_id, -1);
  await w.db.execute(sql`
    update users set count_discussions = greatest(0, count_discussions - 1) where user_id = ${row.insert_user_id}`);
}

async function removeWhatHasNoForeignKey(w: WriteContext, discussionID: number): Promise<void> {
  for (const table of ['reactions', 'reaction_totals', 'post_revisions', 'user_mentions']) {
    await w.db.execute(sql`
      delete from ${sql.raw(table)}
      where (record_type = 'discussion' and record_id = ${discussionID})
        or (record_type = 'comment' and record_id in (select comment_id from comments where discussion_id = ${discussionID}))`);
  }
}
