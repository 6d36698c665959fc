// Brings deleted comments back as they stood, held until they are shown: some at once, the rest of a long branch in steps.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { restoreReactions } from '../../../reactions/server/reaction.actions.ts';
import { recallRead } from '../threads/comment-subtree.ts';
import { BATCH } from './branch-act.ts';

interface PutBack {
  comment_id: number;
  insert_user_id: number;
  reactions: object[];
}

interface Returning {
  commentID: number;
  discussionID: number;
  dateDeleted: string;
  /** All that comes back is held since this moment, but for what was held before. */
  dateHidden: string;
}

/**
 * The comment with its replies, or with as many as make it a long branch: then a row says that there are more. The
 * discussion is locked. Answers who wrote it; undefined where it is gone for good, or back already.
 */
export async function putBackBranch(
  w: WriteContext,
  commentID: number,
  discussionID: number,
): Promise<number | undefined> {
  const root = await putBackRoot(w, commentID, discussionID);
  if (!root) return undefined;
  const returning = { commentID, discussionID, dateDeleted: root.date_deleted, dateHidden: root.date_hidden };
  await settle(w, returning, [root]);
  for (let count = 0; count <= BATCH; ) {
    const some = await putBackReplies(w, returning, BATCH + 1 - count);
    if (some.length === 0) return root.insert_user_id;
    count += some.length;
  }
  await w.db.execute(sql`
    insert into comment_restores (comment_id, date_deleted, date_hidden)
    values (${commentID}, ${root.date_deleted}::timestamptz, ${root.date_hidden}::timestamptz)`);
  return root.insert_user_id;
}

/** The next replies to it; false where all are back. */
export async function putBackNext(
  w: WriteContext,
  commentID: number,
  discussionID: number,
): Promise<boolean> {
  const restore = await w.db.row<{ date_deleted: string; date_hidden: string }>(sql`
    select date_deleted::text as date_deleted, date_hidden::text as date_hidden
    from comment_restores where comment_id = ${commentID}`);
  if (!restore) return false;
  const { date_deleted: dateDeleted, date_hidden: dateHidden } = restore;
  const some = await putBackReplies(w, { commentID, discussionID, dateDeleted, dateHidden }, BATCH);
  if (some.length > 0) return true;
  await w.db.execute(sql`delete from comment_restores where comment_id = ${commentID}`);
  return false;
}

/**
 * Below what it answered, where that stands; else at the first level. The numbers of comments are given once only, so each has
 * its own.
 */
function putBackRoot(
  w: WriteContext,
  commentID: number,
  discussionID: number,
): Promise<(PutBack & { date_deleted: string; date_hidden: string }) | undefined> {
  return w.db.row(sql`
    with root as (
      select comment_id, date_deleted, record from deleted_comments
      where comment_id = ${commentID} and discussion_id = ${discussionID} for update
    ), parent as (
      select p.comment_id, p.top_comment_id, p.depth from comments p, root
      where p.comment_id = (root.record->>'parent_comment_id')::int and p.discussion_id = ${discussionID} and p.depth < 5
    ), inserted as (
      insert into comments
      select fresh.* from root left join parent on true, jsonb_populate_record(null::comments, root.record || jsonb_build_object(
        'parent_comment_id', parent.comment_id,
        'top_comment_id', coalesce(parent.top_comment_id, root.comment_id),
        'depth', coalesce(parent.depth, 0) + 1,
        'discussion_id', ${discussionID}::int,
        'count_child_comments', 0,
        'count_descendant_comments', 0,
        'date_held', now())) fresh
      returning comment_id, insert_user_id
    )
    select inserted.comment_id, inserted.insert_user_id, root.date_deleted::text as date_deleted, now()::text as date_hidden,
      coalesce(root.record->'reactions', '[]') as reactions
    from inserted join root using (comment_id)`);
}

/** Those that answer what is back. What waited or was hidden before goes on doing so. */
async function putBackReplies(w: WriteContext, returning: Returning, limit: number): Promise<PutBack[]> {
  const { commentID, discussionID, dateDeleted, dateHidden } = returning;
  const some = await w.db.rows<PutBack>(sql`
    with next as materialized (
      select d.comment_id, d.record, p.depth, p.top_comment_id
      from deleted_comments d join comments p on p.comment_id = (d.record->>'parent_comment_id')::int
      where d.discussion_id = ${discussionID} and d.date_deleted = ${dateDeleted}::timestamptz
        and p.discussion_id = ${discussionID} and is_in_branch(p.comment_id, ${commentID})
      order by (d.record->>'depth')::int, (d.record->>'number')::int limit ${sql.integer(limit)}
    ), inserted as (
      insert into comments
      select fresh.* from next, jsonb_populate_record(null::comments, next.record || jsonb_build_object(
        'top_comment_id', next.top_comment_id,
        'depth', least(5, next.depth + 1),
        'discussion_id', ${discussionID}::int,
        'count_child_comments', 0,
        'count_descendant_comments', 0,
        'date_held', coalesce((next.record->>'date_held')::timestamptz, ${dateHidden}::timestamptz))) fresh
      returning comment_id, insert_user_id
    )
    select inserted.comment_id, inserted.insert_user_id, coalesce(next.record->'reactions', '[]') as reactions
    from inserted join next using (comment_id)`);
  if (some.length > 0) await settle(w, returning, some);
  return some;
}

/** Whoever had read them has read them: they are no news. */
async function settle(
  w: WriteContext,
  { discussionID, dateHidden }: Returning,
  some: readonly PutBack[],
): Promise<void> {
  const ids = some.map((each) => each.comment_id);
  await restoreReactions(
    w,
    'comment',
    some.flatMap((each) => each.reactions),
  );
  await w.db.execute(sql`delete from deleted_comments where comment_id = any(${ids})`);
  await recallRead(w, discussionID, ids, dateHidden);
}
