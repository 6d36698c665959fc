// Brings a deleted comment back: with the replies that went with it, with its reactions, and counted everywhere again.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { commentEdited } from '../../comments/comments.events.ts';
import { commentActs, recordOnComment } from '../../comments/server/comment.acts.ts';
import { restoreComment } from '../../comments/server/deleting/hide-comment.ts';
import { recallRead } from '../../comments/server/threads/comment-subtree.ts';
import { renderPost } from '../../discussions/server/bodies/render-post.ts';
import { lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import type { PreparedBody } from '../../mentions/server/prepared-body.ts';
import { restoreReactions } from '../../reactions/server/reaction.actions.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import { mayRestoreComments, requireDeletedComments } from './post-history.policy.ts';

interface Gone {
  discussion_id: number;
  is_tombstone: boolean;
}

export async function restoreDeletedComment(ctx: RequestContext, commentID: number): Promise<number> {
  const { discussionID, restore } = await prepareRestoring(ctx, commentID);
  await ctx.write(restore);
  return discussionID;
}

interface Restoring {
  discussionID: number;
  restore: (w: WriteContext) => Promise<void>;
}

/** Whether the viewer may is decided here, and what takes time is done. */
export async function prepareRestoring(ctx: RequestContext, commentID: number): Promise<Restoring> {
  const gone = await findGone(ctx, commentID);
  if (!gone) throw notFound('Comment');
  const { discussion_id: discussionID } = gone;
  const { categoryID } = await requireDeletedComments(ctx, discussionID);
  if (!mayRestoreComments(ctx, categoryID)) throw permissionProblem(['comments.delete']);
  const restore = gone.is_tombstone
    ? await fillingOfTombstone(ctx, commentID, categoryID)
    : (w: WriteContext) => putBackCounted(w, { commentID, discussionID, categoryID });
  return { discussionID, restore };
}

/** Undoing it is the same. Where it stands again, nothing is left to do. */
export const undoableCommentDeletions: UndoableAct[] = [commentActs.deleted, commentActs.emptied].map(
  (act) => ({
    act,
    undo: async (ctx, { recordID }) => (await prepareRestoring(ctx, recordID)).restore,
  }),
);

async function putBackCounted(
  w: WriteContext,
  { commentID, discussionID, categoryID }: { commentID: number; discussionID: number; categoryID: number },
): Promise<void> {
  if (!(await lockDiscussion(w.db, discussionID))) throw notFound('Discussion');
  const ids = await putBack(w, commentID, discussionID);
  await restoreReactions(w, 'comment', ids.reactions);
  await w.db.execute(sql`delete from deleted_comments where comment_id = any(${ids.comments})`);
  // They stand as if they had been hidden: showing them counts them, and tells everybody.
  await restoreComment(w, commentID);
  await recallRead(w, discussionID, ids.comments);
  const insertUserID = ids.authorID;
  await recordOnComment(w, commentActs.restored, { commentID, insertUserID, categoryID });
}

async function findGone(ctx: RequestContext, commentID: number): Promise<Gone | undefined> {
  return ctx.db.row<Gone>(sql`
    select discussion_id, false as is_tombstone from deleted_comments where comment_id = ${commentID}
    union all
    select discussion_id, true from comments where comment_id = ${commentID} and date_tombstoned is not null
    limit 1`);
}

/**
 * Below what it answered, where that stands; else at the first level. The numbers of comments are given once only, so each has
 * its own.
 */
async function putBack(
  w: WriteContext,
  commentID: number,
  discussionID: number,
): Promise<{ comments: number[]; reactions: object[]; authorID: number }> {
  const rows = await w.db.rows<{ comment_id: number; insert_user_id: number; reactions: object[] }>(sql`
    with recursive root as (
      select comment_id, date_deleted, record from deleted_comments
      where comment_id = ${commentID} and discussion_id = ${discussionID} for update
    ), subtree as (
      select comment_id, record, date_deleted from root
      union all
      select child.comment_id, child.record, child.date_deleted from deleted_comments child
      join subtree on (child.record->>'parent_comment_id')::int = subtree.comment_id
      where child.discussion_id = ${discussionID} and child.date_deleted = subtree.date_deleted
    ), parent as (
      select p.comment_id, p.top_comment_id, p.depth from comments p, root
      where p.comment_id = (root.record->>'parent_comment_id')::int and p.discussion_id = ${discussionID} and p.depth < 5
    ), shift as (
      select coalesce((select depth from parent), 0) + 1 - (root.record->>'depth')::int as by,
        coalesce((select top_comment_id from parent), root.comment_id) as top from root
    ), inserted as (
      insert into comments
      select fresh.* from subtree, shift, jsonb_populate_record(null::comments, subtree.record || jsonb_build_object(
        'parent_comment_id', case when subtree.comment_id = ${commentID}::int then (select comment_id from parent)
          else (subtree.record->>'parent_comment_id')::int end,
        'top_comment_id', shift.top,
        'depth', least(5, (subtree.record->>'depth')::int + shift.by),
        'discussion_id', ${discussionID}::int,
        'count_child_comments', 0,
        'date_held', ${w.now}::timestamptz)) fresh
      returning comment_id, insert_user_id
    )
    select inserted.comment_id, inserted.insert_user_id, coalesce(subtree.record->'reactions', '[]') as reactions
    from inserted join subtree using (comment_id)`);
  const root = rows.find((row) => row.comment_id === commentID);
  if (!root) throw notFound('Comment');
  return {
    comments: rows.map((row) => row.comment_id),
    reactions: rows.flatMap((row) => row.reactions),
    authorID: root.insert_user_id,
  };
}

/** Its text and its author come back in its place. */
async function fillingOfTombstone(
  ctx: RequestContext,
  commentID: number,
  categoryID: number,
): Promise<Restoring['restore']> {
  const before = await ctx.db.row<{ body: string; format: string }>(sql`
    select body, format from post_revisions where record_type = 'comment' and record_id = ${commentID}
    order by post_revision_id desc limit 1`);
  if (!before) throw notFound('Comment');
  const body = await renderPost(ctx, before.body, before.format, categoryID);
  return (w) => writeBody(w, commentID, categoryID, body);
}

async function writeBody(
  w: WriteContext,
  commentID: number,
  categoryID: number,
  body: PreparedBody,
): Promise<void> {
  const row = await w.db.row<{ insert_user_id: number; discussion_id: number; is_held: boolean }>(sql`
    update comments set body = ${body.source}, format = ${body.format}, body_html = ${body.html},
      image = ${body.image && JSON.stringify(body.image)}, renderer_version = ${RENDERER_VERSION},
      date_tombstoned = null, tombstone_user_id = null
    where comment_id = ${commentID} and date_tombstoned is not null
    returning insert_user_id, discussion_id, date_held is not null as is_held`);
  if (!row) throw notFound('Comment');
  const { discussion_id: discussionID, insert_user_id: authorID } = row;
  if (!row.is_held) changeUserCounters(w, authorID, { comments: 1 });
  await recordOnComment(w, commentActs.restored, { commentID, insertUserID: authorID, categoryID });
  // Nobody is notified anew of whom it mentioned.
  await w.announce(
    commentEdited,
    { commentID, discussionID, categoryID, userID: w.viewer.userID, mentionedUserIDs: [] },
    { invalidates: [cacheTag.discussion(discussionID), cacheTag.allPosts, cacheTag.userPosts(authorID)] },
  );
}
