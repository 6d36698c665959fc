// What becomes of the words of a discussion that is merged into another one. Both are locked.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters } from '../../../categories/server/category.counters.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { moveMediaUses } from '../../../media/server/attach-media.ts';
import { moveReactions } from '../../../reactions/server/reactions-of-posts.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { notePlaces, OF_A_MERGE } from '../undoing/moved-comments.ts';
import type { MovedComment } from './announce-moved.ts';

const placesOf = (source: DiscussionRow, destination: DiscussionRow) => ({
  fromID: source.discussion_id,
  toID: destination.discussion_id,
  moveID: OF_A_MERGE,
});

/** With author, dates, files, reactions and earlier texts; answers the comment's id. */
export async function bodyAsComment(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
): Promise<number> {
  const made = await w.db.row<{ comment_id: number }>(sql`
    insert into comments (
      comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, update_user_id, body, format,
      body_html, image, renderer_version, score, imported_score, date_inserted, date_updated)
    select fresh.id, ${destination.discussion_id}, fresh.id, 1, ${destination.next_comment_number}, d.insert_user_id,
      d.update_user_id, d.body, d.format, d.body_html, d.image, d.renderer_version, d.score, d.imported_score,
      d.date_inserted, d.date_updated
    from discussions d, (select nextval('comments_comment_id_seq')::int as id) fresh
    where d.discussion_id = ${source.discussion_id}
    returning comment_id`);
  if (!made) throw new Error('The body of a merged discussion was lost.');
  const from = { recordType: 'discussion', recordID: source.discussion_id } as const;
  const to = { recordType: 'comment', recordID: made.comment_id } as const;
  await moveReactions(w.db, from, to);
  for (const table of ['post_revisions', 'user_mentions']) {
    await w.db.execute(sql`
      update ${sql.raw(table)} set record_type = 'comment', record_id = ${to.recordID}
      where record_type = 'discussion' and record_id = ${from.recordID}`);
  }
  await moveMediaUses(w.db, from, to);
  changeUserCounters(w, source.insert_user_id, { comments: 1 });
  return made.comment_id;
}

/** As they hang together, behind the body they answer. */
export async function moveAllComments(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
): Promise<MovedComment[]> {
  await notePlaces(w, placesOf(source, destination), sql.raw('true'));
  const rows = await w.db.rows<MovedComment>(sql`
    update comments c set discussion_id = ${destination.discussion_id},
      number = ${destination.next_comment_number} + places.place
    from (
      select comment_id, (row_number() over (order by number))::int as place from comments
      where discussion_id = ${source.discussion_id}
    ) places
    where c.comment_id = places.comment_id
    returning c.comment_id, c.insert_user_id`);
  await w.db.execute(sql`
    update discussions set
      next_comment_number = next_comment_number + ${rows.length + 1},
      count_comments = count_comments + ${source.count_comments + 1},
      count_top_comments = count_top_comments + 1 + (
        select count_top_comments from discussions where discussion_id = ${source.discussion_id})
    where discussion_id = ${destination.discussion_id}`);
  await w.db.execute(sql`
    update discussions set count_comments = 0, count_top_comments = 0, last_comment_id = null
    where discussion_id = ${source.discussion_id}`);
  return rows;
}

/** The next ones of many, in the order of their numbers; the source is hidden and counts nowhere. */
export async function moveFirstComments(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
  limit: number,
): Promise<MovedComment[]> {
  const first = await w.db.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${source.discussion_id}
    order by number limit ${sql.integer(limit)}`);
  const ids = first.map((row) => row.comment_id);
  if (ids.length === 0) return [];
  await w.db.execute(sql`select from comments where comment_id = any(${ids}) order by comment_id for update`);
  await notePlaces(w, placesOf(source, destination), sql`comment_id = any(${ids})`);
  const moved = await w.db.rows<MovedComment & { is_counted: boolean; is_top: boolean }>(sql`
    update comments set discussion_id = ${destination.discussion_id},
      number = ${destination.next_comment_number} + place::int - 1
    from unnest(${ids}::int[]) with ordinality as places (moved_id, place)
    where comment_id = moved_id
    returning comment_id, insert_user_id, date_held is null as is_counted, depth = 1 as is_top`);
  const counted = moved.filter((each) => each.is_counted);
  const top = counted.filter((each) => each.is_top).length;
  await addToDestination(w, destination, { numbers: ids.length, comments: counted.length, top });
  return moved;
}

/** Of a long discussion, alone at first. */
export function countBody(w: WriteContext, destination: DiscussionRow): Promise<void> {
  return addToDestination(w, destination, { numbers: 1, comments: 1, top: 1 });
}

async function addToDestination(
  w: WriteContext,
  destination: DiscussionRow,
  { numbers, comments, top }: { numbers: number; comments: number; top: number },
): Promise<void> {
  await w.db.execute(sql`
    update discussions set next_comment_number = next_comment_number + ${numbers},
      count_comments = count_comments + ${comments}, count_top_comments = count_top_comments + ${top}
    where discussion_id = ${destination.discussion_id}`);
  if (destination.date_held === null)
    changeCategoryCounters(w, destination.category_id, { discussions: 0, comments });
}

export function countMerged(w: WriteContext, source: DiscussionRow, destination: DiscussionRow): void {
  changeCategoryCounters(w, source.category_id, { discussions: 0, comments: -source.count_comments });
  changeCategoryCounters(w, destination.category_id, { discussions: 0, comments: source.count_comments + 1 });
}
