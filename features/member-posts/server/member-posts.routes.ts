import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../member-posts.contract.ts';
import { requireRemover } from './member-posts.policy.ts';
import { previewOfRemoval } from './member-posts.queries.ts';
import { removePostsOperation } from './remove-posts.ts';

export const memberPostsRoutes = [
  route(contract.previewRemovalOfPosts, async (ctx, { params: { userID } }) => {
    await requireRemover(ctx, userID);
    return previewOfRemoval(ctx, userID);
  }),
  route(contract.removePostsOfMember, (ctx, { params: { userID } }) =>
    startBulkOperation(ctx, removePostsOperation, { userID }),
  ),
];
