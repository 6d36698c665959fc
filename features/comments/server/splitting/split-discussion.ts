// Splitting: a new discussion is started, and the chosen comments go there with all that was replied to them.
import type { BulkProgress } from '../../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { startStored } from '../../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import { storeBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { Answer } from '../../../../platform/server/http/route.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import { discussionPath } from '../../../discussions/discussion.address.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { redirectBody } from '../../../discussions/server/writing/discussion-redirect.ts';
import { startDiscussion } from '../../../discussions/server/writing/start-discussion.ts';
import type { SplitPost as Asked } from '../../split-discussion.contract.ts';
import { findComments } from '../comment.queries.ts';
import { nextMoveID } from '../undoing/moved-comments.ts';
import { type Chosen, inOrder, moveChosen, requireMayMoveChosen, requireOneSource } from './move-chosen.ts';

export const splitDiscussionOperation = bulkOperation<Chosen>({
  name: 'discussions.split',
  list: (_ctx, { commentIDs }) => commentIDs,
  each: (ctx, id, split) => moveChosen(ctx, Number(id), split, 'discussions.add'),
});

export async function startSplit(
  ctx: RequestContext,
  { commentIDs, newPost }: Asked,
): Promise<Answer<BulkProgress & { newPostUrl: string }>> {
  const comments = await findComments(ctx.db, commentIDs);
  const source = await requireOneSource(ctx, comments);
  requireMayMoveChosen(ctx, source.category_id, newPost.categoryID, 'discussions.add');
  const { discussionID, name } = await startNew(ctx, source, newPost);
  const args = { commentIDs: inOrder(comments), sourceID: source.discussion_id, discussionID };
  // Begun again it would start another discussion, so what is begun is stored before anything is moved.
  const bulkOperationID = await ctx.write(async (w) => {
    const moveID = await nextMoveID(w);
    await recordOnDiscussion(w, discussionActs.split, source, {
      before: { countComments: source.count_comments },
      after: { discussionID, categoryID: newPost.categoryID, countChosen: comments.length },
      undo: { moveID },
    });
    return storeBulkOperation(w, splitDiscussionOperation, { ...args, moveID }, args.commentIDs);
  });
  const answer = await startStored(ctx, bulkOperationID);
  const newPostUrl = ctx.url(discussionPath({ discussionID, name }));
  return new Answer({ ...answer.body, newPostUrl }, { status: answer.status });
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
