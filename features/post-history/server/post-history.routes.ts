import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../post-history.contract.ts';
import { listDeleted } from './deleted-comments.ts';
import { requireDeletedComments, requireHistory } from './post-history.policy.ts';
import { changesOf, listRevisions, restoreRevision } from './post-revisions.ts';
import { restoreDeletedComment } from './restore-comment.ts';

export const postHistoryRoutes = [
  route(contract.listPostRevisions, async (ctx, { query }) => {
    const post = await requireHistory(ctx, query);
    const { revisions: rows, total } = await listRevisions(ctx, post, query);
    return { rows, page: query.page, limit: query.limit, total };
  }),
  route(contract.getPostChanges, async (ctx, { query }) =>
    changesOf(ctx, await requireHistory(ctx, query), query.postRevisionID),
  ),
  route(contract.restorePostRevision, (ctx, { params }) => restoreRevision(ctx, params.postRevisionID)),
  route(contract.listDeletedComments, async (ctx, { query }) => {
    await requireDeletedComments(ctx, query.discussionID);
    const { comments: rows, total } = await listDeleted(ctx, query.discussionID, query);
    return { rows, page: query.page, limit: query.limit, total };
  }),
  route(contract.restoreDeletedComment, async (ctx, { params: { commentID } }) => ({
    commentID,
    discussionID: await restoreDeletedComment(ctx, commentID),
  })),
];
