// Brings a deleted comment back: with the replies that went with it, with its reactions, and counted everywhere again.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { commentEdited } from '../../comments/comments.events.ts';
import { putBackBranch } from '../../comments/server/branches/put-back-branch.ts';
import { commentActs, recordOnComment } from '../../comments/server/comment.acts.ts';
import { restoreComment } from '../../comments/server/deleting/hide-comment.ts';
import { renderPost } from '../../discussions/server/bodies/render-post.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import type { PreparedBody } from '../../mentions/server/prepared-body.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import { mayRestoreComments, requireDeletedComments } from './post-history.policy.ts';

interface Gone {
  discussion_id: number;
  is_tombstone: boolean;
  date: string;
}

export async function restoreDeletedComment(ctx: RequestContext, commentID: number): Promise<number> {
  const { discussionID, restore } = await prepareRestoring(ctx, commentID);
  await ctx.write(restore);
  return discussionID;
}

interface Restoring {
  discussionID: number;
  dateGone: string;
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
    ? await fillingOfTombstone(ctx, { commentID, discussionID, categoryID })
    : (w: WriteContext) => putBackCounted(w, { commentID, discussionID, categoryID });
  return { discussionID, dateGone: gone.date, restore };
}

/** Undoing it is the same. Where it stands again, nothing is left to do. */
export const undoableCommentDeletions: UndoableAct[] = [commentActs.deleted, commentActs.emptied].map(
  (act) => ({
    act,
    undo: async (ctx, { recordID, date }) => {
      if (await stands(ctx, recordID)) return async () => undefined;
      const { dateGone, restore } = await prepareRestoring(ctx, recordID);
      // Brought back and taken away again since, by somebody else.
      if (dateGone !== date) throw undoError('undo.changedSince');
      return restore;
    },
  }),
);

async function stands(ctx: RequestContext, commentID: number): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select from comments c where comment_id = ${commentID} and date_tombstoned is null and ${isNotGoing('c')}`);
  return row !== undefined;
}

async function putBackCounted(
  w: WriteContext,
  { commentID, discussionID, categoryID }: { commentID: number; discussionID: number; categoryID: number },
): Promise<void> {
  if (!(await lockDiscussion(w.db, discussionID))) throw notFound('Discussion');
  const insertUserID = await putBackBranch(w, commentID, discussionID);
  if (insertUserID === undefined) throw notFound('Comment');
  // They stand as if they had been hidden: showing them counts them, and tells everybody.
  await restoreComment(w, commentID);
  await recordOnComment(w, commentActs.restored, { commentID, insertUserID, categoryID });
}

async function findGone(ctx: RequestContext, commentID: number): Promise<Gone | undefined> {
  return ctx.db.row<Gone>(sql`
    select discussion_id, false as is_tombstone, date_deleted::text as date from deleted_comments where comment_id = ${commentID}
    union all
    select discussion_id, true, date_tombstoned::text from comments where comment_id = ${commentID} and date_tombstoned is not null
    limit 1`);
}

/** Its text and its author come back in its place. */
async function fillingOfTombstone(
  ctx: RequestContext,
  { commentID, discussionID, categoryID }: { commentID: number; discussionID: number; categoryID: number },
): Promise<Restoring['restore']> {
  const before = await ctx.db.row<{ body: string; format: string }>(sql`
    select body, format from post_revisions where record_type = 'comment' and record_id = ${commentID}
    order by post_revision_id desc limit 1`);
  if (!before) throw notFound('Comment');
  const body = await renderPost(ctx, before.body, before.format, categoryID);
  return async (w) => {
    const discussion = await lockDiscussion(w.db, discussionID);
    if (!discussion || discussion.date_removed !== null) throw notFound('Discussion');
    await writeBody(w, commentID, categoryID, body);
  };
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
