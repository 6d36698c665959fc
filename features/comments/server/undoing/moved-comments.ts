// Where comments stood before they went to another discussion, and the way back, some at a time.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters } from '../../../categories/server/category.counters.ts';
import { refuseWhileMoving } from '../../../discussions/server/deleting/comments-going.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { refreshLastComment } from '../last-comment.ts';
import { announceMoved } from '../merging/announce-moved.ts';
import { forgetRead } from '../threads/comment-subtree.ts';

const BATCH = 1000;

/** Longer than the longest time in which anything can be undone. */
export const movedCommentsExpiry: Expiry = {
  name: 'places of moved comments',
  remove: (db, limit) =>
    db.execute(sql`
      delete from moved_comments where ctid in (
        select ctid from moved_comments where date_inserted < now() - interval '366 days' limit ${sql.integer(limit)})`),
};

/** A merge takes all of a discussion: there is one of it at a time. */
export const OF_A_MERGE = 0;

/** Of an act that moves some comments of a discussion: several such may go the same way. */
export async function nextMoveID(w: WriteContext): Promise<number> {
  const row = await w.db.row<{ id: number }>(sql`select nextval('comment_move_ids')::int as id`);
  if (!row) throw new Error('A move of comments got no number.');
  return row.id;
}

/** Before they go; `which` is a condition on comments. */
export async function notePlaces(
  w: WriteContext,
  { fromID, toID, moveID }: { fromID: number; toID: number; moveID: number },
  which: Sql,
): Promise<void> {
  await w.db.execute(sql`
    insert into moved_comments
      (from_discussion_id, to_discussion_id, move_id, comment_id, number, parent_comment_id, top_comment_id, depth)
    select discussion_id, ${toID}, ${moveID}, comment_id, number, parent_comment_id, top_comment_id, depth from comments
    where discussion_id = ${fromID} and ${which}
    on conflict (from_discussion_id, to_discussion_id, comment_id) do update set move_id = excluded.move_id,
      number = excluded.number, parent_comment_id = excluded.parent_comment_id, top_comment_id = excluded.top_comment_id,
      depth = excluded.depth`);
}

interface Returned {
  comment_id: number;
  insert_user_id: number;
  is_counted: boolean;
  was_top: boolean;
  is_top: boolean;
}

/**
 * Of one act, the first ones that are still where they were moved to. Both discussions are locked. What was replied to them since comes
 * along. `again`: there are more.
 */
export async function bringCommentsBack(
  w: WriteContext,
  from: DiscussionRow,
  to: DiscussionRow,
  moveID: number,
): Promise<'again' | undefined> {
  await refuseWhileMoving(w, [from.discussion_id, to.discussion_id]);
  const ids = await nextToReturn(w, from.discussion_id, to.discussion_id, moveID);
  if (ids.length === 0) return undefined;
  await noteReplies(w, from, { toID: to.discussion_id, moveID }, ids);
  const all = await w.db.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${to.discussion_id} and comment_id in (
      select comment_id from moved_comments
      where from_discussion_id = ${from.discussion_id} and to_discussion_id = ${to.discussion_id} and move_id = ${moveID}
        and (comment_id = any(${ids}) or number >= ${from.next_comment_number}))
    order by comment_id for update`);
  const going = all.map((row) => row.comment_id);
  await forgetRead(w, going);
  const returned = await putInPlace(w, from.discussion_id, to.discussion_id, going);
  await count(w, from, to, returned);
  await announceMoved(w, to, from, returned);
  await w.db.execute(sql`
    delete from moved_comments where from_discussion_id = ${from.discussion_id}
      and to_discussion_id = ${to.discussion_id} and comment_id = any(${going})`);
  return ids.length === BATCH ? 'again' : undefined;
}

/** Of one act, how many were moved on to a third discussion since. */
export async function countMovedOn(
  w: WriteContext,
  fromID: number,
  toID: number,
  moveID: number,
): Promise<number> {
  const row = await w.db.row<{ count: number }>(sql`
    select count(*)::int as count from moved_comments m join comments c using (comment_id)
    where m.from_discussion_id = ${fromID} and m.to_discussion_id = ${toID} and m.move_id = ${moveID}
      and c.discussion_id not in (${fromID}, ${toID})`);
  return row?.count ?? 0;
}

async function nextToReturn(
  w: WriteContext,
  fromID: number,
  toID: number,
  moveID: number,
): Promise<number[]> {
  const rows = await w.db.rows<{ comment_id: number }>(sql`
    select m.comment_id from moved_comments m join comments c using (comment_id)
    where m.from_discussion_id = ${fromID} and m.to_discussion_id = ${toID} and m.move_id = ${moveID}
      and c.discussion_id = ${toID}
    order by m.number limit ${sql.integer(BATCH)}`);
  return rows.map((row) => row.comment_id);
}

/** What was written below them meanwhile gets the next numbers, and hangs where they hang. */
async function noteReplies(
  w: WriteContext,
  from: DiscussionRow,
  { toID, moveID }: { toID: number; moveID: number },
  ids: readonly number[],
): Promise<void> {
  const noted = await w.db.execute(sql`
    with recursive replies as (
      select c.comment_id, c.parent_comment_id, c.number, m.top_comment_id, least(5, m.depth + 1) as depth
      from moved_comments m join comments c on c.parent_comment_id = m.comment_id
      where m.from_discussion_id = ${from.discussion_id} and m.to_discussion_id = ${toID} and m.comment_id = any(${ids})
        and not exists (select from moved_comments known where known.from_discussion_id = ${from.discussion_id}
          and known.to_discussion_id = ${toID} and known.comment_id = c.comment_id)
      union all
      select c.comment_id, c.parent_comment_id, c.number, replies.top_comment_id, least(5, replies.depth + 1)
      from replies join comments c on c.parent_comment_id = replies.comment_id
    )
    insert into moved_comments
      (from_discussion_id, to_discussion_id, move_id, comment_id, number, parent_comment_id, top_comment_id, depth)
    select ${from.discussion_id}, ${toID}, ${moveID}, comment_id,
      ${from.next_comment_number} + (row_number() over (order by number))::int - 1, parent_comment_id, top_comment_id, depth
    from replies`);
  if (noted > 0)
    await w.db.execute(sql`
      update discussions set next_comment_number = next_comment_number + ${noted}
      where discussion_id = ${from.discussion_id}`);
}

/** Where what they answered is not there any more, they stand on the first level. */
const placesOf = (fromID: number, toID: number, ids: readonly number[]) => sql`
  select m.comment_id, m.number, c.depth as old_depth, c.parent_comment_id is null as stands_alone, c.date_held,
    case when parent.comment_id is null then null else m.parent_comment_id end as parent_comment_id,
    case when parent.comment_id is null then m.comment_id else m.top_comment_id end as top_comment_id,
    case when parent.comment_id is null then 1 else m.depth end as depth
  from moved_comments m join comments c using (comment_id)
  left join comments parent on parent.comment_id = m.parent_comment_id
    and (parent.discussion_id = ${fromID} or parent.comment_id = any(${ids}))
  where m.from_discussion_id = ${fromID} and m.to_discussion_id = ${toID} and m.comment_id = any(${ids})`;

async function putInPlace(
  w: WriteContext,
  fromID: number,
  toID: number,
  ids: readonly number[],
): Promise<Returned[]> {
  await w.db.execute(sql`
    update comments p set count_child_comments = p.count_child_comments + below.count
    from (
      select place.parent_comment_id, count(*)::int as count from (${placesOf(fromID, toID, ids)}) place
      where place.parent_comment_id is not null and stands_alone and date_held is null group by 1
    ) below
    where p.comment_id = below.parent_comment_id`);
  return w.db.rows<Returned>(sql`
    update comments c set discussion_id = ${fromID}, number = place.number, parent_comment_id = place.parent_comment_id,
      top_comment_id = place.top_comment_id, depth = place.depth
    from (${placesOf(fromID, toID, ids)}) place where c.comment_id = place.comment_id
    returning c.comment_id, c.insert_user_id, c.date_held is null as is_counted, place.old_depth = 1 as was_top,
      place.depth = 1 as is_top`);
}

async function count(
  w: WriteContext,
  from: DiscussionRow,
  to: DiscussionRow,
  returned: readonly Returned[],
): Promise<void> {
  const counted = returned.filter((each) => each.is_counted);
  const top = (name: 'was_top' | 'is_top') => counted.filter((each) => each[name]).length;
  await w.db.execute(sql`
    update discussions set count_comments = count_comments - ${counted.length},
      count_top_comments = count_top_comments - ${top('was_top')} where discussion_id = ${to.discussion_id}`);
  await w.db.execute(sql`
    update discussions set count_comments = count_comments + ${counted.length},
      count_top_comments = count_top_comments + ${top('is_top')} where discussion_id = ${from.discussion_id}`);
  await refreshLastComment(w, from.discussion_id);
  await refreshLastComment(w, to.discussion_id);
  for (const [row, comments] of [
    [from, counted.length],
    [to, -counted.length],
  ] as const)
    if (row.date_held === null) changeCategoryCounters(w, row.category_id, { discussions: 0, comments });
}
