// What a call may change about a comment: its text, its discussion, its author.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { asksForRevision, requireRevision } from '../../../../platform/server/http/responses/revision.ts';
import { type Hold, holdOf } from '../../../../platform/server/places/hold-rules.ts';
import { renderPost } from '../../../discussions/server/bodies/render-post.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import { lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { forgetHeldEdit, holdEdit } from '../../../discussions/server/writing/held-edits.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import { type CommentEdit, type CommentPatch, commentError } from '../../comments.contract.ts';
import { commentEditHeld } from '../../comments.events.ts';
import { requireComment, requireMayEditText } from '../comment.policy.ts';
import { type CommentRow, findComments } from '../comment.queries.ts';
import { lockComments } from '../threads/comment-subtree.ts';
import { changeCommentAuthor, editComment } from './edit-comment.ts';
import { moveComment } from './move-comment.ts';

export async function changeComment(
  ctx: RequestContext,
  commentID: number,
  patch: CommentPatch,
): Promise<{ isHeld: boolean }> {
  const row = await requireComment(ctx, commentID);
  await requireMayEditText(ctx, row);
  if (row.is_tombstone) throw commentError('comment.removed');
  const { insertUserID, discussionID } = patch;
  if (insertUserID !== undefined && insertUserID !== row.insert_user_id) ctx.require('site.manage');
  if (discussionID !== undefined) await requireMayMove(ctx, row, discussionID);
  const body = await changedBody(ctx, row, patch);
  const hold = body && (await holdOfEdit(ctx, row, body));
  return ctx.write(async (w) => {
    const stands =
      insertUserID === undefined && discussionID === undefined
        ? row
        : await lockWithPlaces(w, commentID, discussionID);
    await requireSeenComment(ctx, w, commentID);
    if (insertUserID !== undefined) await changeCommentAuthor(w, stands, insertUserID);
    if (body) await changeText(w, stands, body, hold);
    if (discussionID !== undefined) await moveComment(w, stands, discussionID);
    return { isHeld: hold !== undefined };
  });
}

/** What waits anyway is looked at as it will be then. */
async function holdOfEdit(
  ctx: RequestContext,
  row: CommentRow,
  { html }: PreparedBody,
): Promise<Hold | undefined> {
  if (row.is_held || row.is_discussion_held) return undefined;
  return holdOf(ctx, {
    recordType: 'comment',
    recordID: row.comment_id,
    categoryID: row.category_id,
    userID: ctx.viewer.userID,
    name: '',
    html,
  });
}

async function changeText(
  w: WriteContext,
  row: CommentRow,
  text: PreparedBody,
  hold: Hold | undefined,
): Promise<void> {
  const { comment_id: commentID, discussion_id: discussionID, category_id: categoryID } = row;
  if (!hold) {
    await forgetHeldEdit(w, 'comment', commentID);
    await editComment(w, row, text);
    return;
  }
  const name = row.discussion_name;
  await holdEdit(w, { recordType: 'comment', recordID: commentID, name, text });
  const { userID } = w.viewer;
  await w.announce(commentEditHeld, { commentID, discussionID, categoryID, userID, ...hold });
}

/** All that can be edited of it. Its revision is made of this. */
export function editableComment(row: CommentRow): CommentEdit {
  return {
    commentID: row.comment_id,
    discussionID: row.discussion_id,
    body: row.body ?? '',
    format: row.format,
  };
}

/** Where it stands and where it goes are locked before the comment. */
async function lockWithPlaces(
  w: WriteContext,
  commentID: number,
  discussionID: number | undefined,
): Promise<CommentRow> {
  const placeOf = async () => {
    const [row] = await findComments(w.db, [commentID]);
    if (!row) throw notFound('Comment');
    return row;
  };
  const seen = await placeOf();
  await lockDiscussions(w.db, [seen.discussion_id, discussionID ?? seen.discussion_id]);
  await lockComments(w, [commentID]);
  const row = await placeOf();
  if (row.discussion_id !== seen.discussion_id) throw changedMeanwhile('The place of a comment');
  return row;
}

async function requireSeenComment(ctx: RequestContext, w: WriteContext, commentID: number): Promise<void> {
  if (!asksForRevision(ctx)) return;
  await w.db.execute(sql`select from comments where comment_id = ${commentID} for no key update`);
  const [row] = await findComments(w.db, [commentID]);
  if (!row) throw notFound('Comment');
  const last = { dateUpdated: row.date_updated, updateUserID: row.update_user_id };
  requireRevision(ctx, editableComment(row), last);
}

async function requireMayMove(ctx: RequestContext, row: CommentRow, discussionID: number): Promise<void> {
  if (discussionID === row.discussion_id) return;
  const target = await requireDiscussion(ctx, discussionID);
  if (!ctx.viewer.canInCategory('comments.add', target.category_id))
    throw permissionProblem(['comments.add']);
}

/** The same text again is no edit. */
async function changedBody(
  ctx: RequestContext,
  row: CommentRow,
  { body, format }: CommentPatch,
): Promise<PreparedBody | undefined> {
  const source = body ?? row.body ?? '';
  const written = format ?? row.format;
  if (source === row.body && written === row.format) return undefined;
  return renderPost(ctx, source, written, row.category_id);
}
