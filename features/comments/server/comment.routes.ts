import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { idPaging } from '../../../platform/server/http/responses/id-paging.ts';
import { pagingHeaders } from '../../../platform/server/http/responses/paging-headers.ts';
import { asksForRevision, withRevision } from '../../../platform/server/http/responses/revision.ts';
import { Answer, type Route, route } from '../../../platform/server/http/route.ts';
import { mergeDiscussions } from '../../discussions/bulk-discussions.contract.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { requireCrawl } from '../../discussions/server/page/discussion.crawl.ts';
import { nobodies, unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { getCommentThread } from '../comment-threads.contract.ts';
import {
  type Comment,
  deleteComment as deleteCommentEndpoint,
  deleteComments,
  getComment,
  getCommentEdit,
  getCommentQuote,
  listComments,
  patchComment,
  postComment,
} from '../comments.contract.ts';
import { moveComments } from '../move-comments.contract.ts';
import { splitDiscussion } from '../split-discussion.contract.ts';
import { commentFilters } from './comment.filters.ts';
import { hydrateComments } from './comment.hydrate.ts';
import { listCommentIDs } from './comment.list.ts';
import { abilitiesOf, requireComment, requireMayDelete, requireMayEdit } from './comment.policy.ts';
import { deleteCommentsOperation } from './deleting/delete-comments.ts';
import { deleteInFull } from './deleting/delete-unless-answered.ts';
import { mergeDiscussionsOperation } from './merging/merge-discussions.ts';
import { discussionOfParent } from './parent-discussion.ts';
import { startMove } from './splitting/move-comments.ts';
import { startSplit } from './splitting/split-discussion.ts';
import { threadPage } from './threads/comment-thread.ts';
import { addComment } from './writing/add-comment.ts';
import { changeComment, editableComment } from './writing/change-comment.ts';
import { presentQuote } from './writing/comment-quote.ts';

export const commentRoutes: Route[] = [
  route(
    listComments,
    async (ctx, { query }) => {
      requireCrawl(ctx, query.expand);
      const { rows: ids, total } = await listCommentIDs(ctx, query);
      const { comments: rows } = await hydrateComments(ctx, ids, { ...query, forViewer: true });
      const { page, limit, expand, commentID: given } = query;
      if (expand.has('crawl')) return { rows, page, limit };
      return { rows, page, ...idPaging({ name: 'commentID', sort: query.sort, given, ids, limit, total }) };
    },
    { additions: commentFilters },
  ),
  route(getCommentThread, async (ctx, { query }) => {
    const { parentRecordType, parentRecordID } = query;
    const discussionID = await discussionOfParent(ctx, parentRecordType, parentRecordID);
    const discussion = await requireDiscussion(ctx, discussionID);
    const { thread, ...paging } = await threadPage(ctx, discussion, {
      ...query,
      parentCommentID: query.parentCommentID,
      focusCommentID: query.focusCommentID,
      afterCommentID: query.afterCommentID,
      beforeCommentID: query.beforeCommentID,
      offset: query.offset,
      forViewer: true,
    });
    return new Answer(thread, {
      headers: pagingHeaders(ctx, getCommentThread.spec, { rows: thread.threadStructure, ...paging }),
    });
  }),
  route(postComment, async (ctx, { query, body }) => {
    const { commentID, isHeld } = await addComment(ctx, body);
    if (isHeld) return waits({ message: 'Your comment will be shown once it is approved.' });
    return one(ctx, commentID, query);
  }),
  route(mergeDiscussions, (ctx, { body }) => startBulkOperation(ctx, mergeDiscussionsOperation, body)),
  route(splitDiscussion, (ctx, { body }) => startSplit(ctx, body)),
  route(moveComments, (ctx, { body }) => startMove(ctx, body)),
  route(deleteComments, (ctx, { body }) => startBulkOperation(ctx, deleteCommentsOperation, body)),
  route(getComment, async (ctx, { params, query }) => {
    const row = await requireComment(ctx, params.commentID);
    const comment = await one(ctx, params.commentID, query);
    return abilitiesOf(ctx, row).canEdit ? withRevision(comment, editableComment(row)) : comment;
  }),
  route(getCommentEdit, async (ctx, { params }) => {
    const row = await requireComment(ctx, params.commentID);
    requireMayEdit(ctx, row);
    return withRevision(editableComment(row));
  }),
  route(getCommentQuote, async (ctx, { params }) => {
    const row = await requireComment(ctx, params.commentID);
    if (row.is_tombstone) return presentQuote(ctx, row, nobodies(ctx).deleted);
    const users = await userFragments(ctx, [row.insert_user_id]);
    return presentQuote(ctx, row, users.get(row.insert_user_id) ?? unknownUserFragment);
  }),
  route(patchComment, async (ctx, { params, query, body }) => {
    const { isHeld } = await changeComment(ctx, params.commentID, body);
    if (isHeld) return waits({ message: 'Your change will be shown once it is approved.' });
    const changed = await one(ctx, params.commentID, query);
    if (!asksForRevision(ctx)) return changed;
    return withRevision(changed, editableComment(await requireComment(ctx, params.commentID)));
  }),
  route(deleteCommentEndpoint, async (ctx, { params }) => {
    const row = await requireComment(ctx, params.commentID);
    requireMayDelete(ctx, row);
    await deleteInFull(ctx, row.comment_id);
    return undefined;
  }),
];

/** A comment that waits is no comment yet: the answer says so in place of it. */
function waits({ message }: { message: string }): Answer<Comment> {
  const body = { message, status: 202, description: null };
  return new Answer(body as unknown as Comment, { status: 202 });
}

async function one(
  ctx: RequestContext,
  commentID: number,
  { expand, quoteParent }: { expand: ReadonlySet<string>; quoteParent: boolean },
): Promise<Comment> {
  const { comments } = await hydrateComments(ctx, [commentID], { expand, quoteParent, forViewer: true });
  return comments[0] as Comment;
}
