// Splitting: a new discussion is started, and the chosen comments go there with all that was replied to them.
import { permissionProblem } from '../../../../platform/contract/errors.ts';
import type { BulkProgress } from '../../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { startStored } from '../../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import { storeBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { Answer } from '../../../../platform/server/http/route.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { discussionPath } from '../../../discussions/discussion.address.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { redirectBody } from '../../../discussions/server/writing/discussion-redirect.ts';
import { startDiscussion } from '../../../discussions/server/writing/start-discussion.ts';
import { type SplitPost as Asked, splitError } from '../../split-discussion.contract.ts';
import { requireComment } from '../comment.policy.ts';
import { type CommentRow, findComments } from '../comment.queries.ts';
import { lockDiscussionOf } from '../threads/comment-subtree.ts';
import { moveBranch } from '../writing/move-comment.ts';

interface Split {
  commentIDs: number[];
  sourceID: number;
  discussionID: number;
}

export const splitDiscussionOperation = bulkOperation<Split>({
  name: 'discussions.split',
  list: (_ctx, { commentIDs }) => commentIDs,
  each: (ctx, id, split) => splitOff(ctx, Number(id), split),
});

export async function startSplit(
  ctx: RequestContext,
  { commentIDs, newPost }: Asked,
): Promise<Answer<BulkProgress & { newPostUrl: string }>> {
  const comments = await findComments(ctx.db, commentIDs);
  const source = await requireOneSource(ctx, comments);
  requireMaySplit(ctx, source.category_id, newPost.categoryID);
  const { discussionID, name } = await startNew(ctx, source, newPost);
  const args = {
    // In the order of the discussion: what is replied to goes before its replies.
    commentIDs: comments.sort((a, b) => a.number - b.number).map((each) => each.comment_id),
    sourceID: source.discussion_id,
    discussionID,
  };
  // Begun again it would start another discussion, so what is begun is stored before anything is moved.
  const bulkOperationID = await ctx.write(async (w) => {
    await recordOnDiscussion(w, discussionActs.split, source, {
      before: { countComments: source.count_comments },
      after: { discussionID, categoryID: newPost.categoryID, countChosen: comments.length },
      undo: {},
    });
    return storeBulkOperation(w, splitDiscussionOperation, args, args.commentIDs);
  });
  const answer = await startStored(ctx, bulkOperationID);
  const newPostUrl = ctx.url(discussionPath({ discussionID, name }));
  return new Answer({ ...answer.body, newPostUrl }, { status: answer.status });
}

async function requireOneSource(
  ctx: RequestContext,
  comments: readonly CommentRow[],
): Promise<DiscussionRow> {
  const [first] = comments;
  if (!first) throw splitError('split.noComments');
  if (comments.some((each) => each.discussion_id !== first.discussion_id))
    throw splitError('split.severalParents');
  return requireDiscussion(ctx, first.discussion_id);
}

function requireMaySplit(ctx: RequestContext, fromCategoryID: number, toCategoryID: number): void {
  if (ctx.can('curation.manage')) return;
  if (!ctx.viewer.canInCategory('discussions.edit', fromCategoryID))
    throw permissionProblem(['discussions.edit']);
  if (!ctx.viewer.canInCategory('discussions.add', toCategoryID))
    throw permissionProblem(['discussions.add']);
}

async function startNew(
  ctx: RequestContext,
  source: DiscussionRow,
  { name, body, format, categoryID, postType, authorType }: Asked['newPost'],
): Promise<{ discussionID: number; name: string }> {
  const starter =
    authorType === 'me' ? ctx : await makeContext(ctx.site, systemViewer(), { requestID: ctx.requestID });
  const post = {
    name,
    categoryID,
    body: body || redirectBody(`/discussion/${source.discussion_id}`, source.name),
    format: body ? format : 'html',
  };
  const { discussionID } = await startDiscussion(starter, postType, post as never);
  return { discussionID, name };
}

/** What went along with what it answers is there already. */
async function splitOff(
  ctx: RequestContext,
  commentID: number,
  { sourceID, discussionID }: Split,
): Promise<void> {
  const comment = await requireComment(ctx, commentID);
  const target = await requireDiscussion(ctx, discussionID);
  if (comment.discussion_id === discussionID) return;
  requireMaySplit(ctx, comment.category_id, target.category_id);
  if (comment.discussion_id !== sourceID) throw splitError('split.severalParents');
  await ctx.write(async (w) => {
    const from = await lockDiscussionOf(w, commentID);
    if (from?.discussion_id !== sourceID) return;
    await moveBranch(w, { comment_id: commentID, discussion_id: sourceID }, discussionID, {
      notesPlaces: true,
    });
  });
}
