// Deleting, closing and moving several discussions: each by itself, so that one failure does not stop the others.
import { permissionProblem } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { PostMetaValues } from '../../../post-fields/post-meta-values.ts';
import { deleteDiscussion } from '../deleting/delete-by-staff.ts';
import { removalProgress } from '../deleting/delete-discussion.ts';
import { unlessGone } from '../deleting/unless-gone.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { deletedByViewer, missingIn, placesOf, requireOnAll } from './bulk-rights.ts';
import { leaveRedirect } from './discussion-redirect.ts';
import { editDiscussion } from './edit-discussion.ts';

const idsOf = (found: readonly { discussion_id: number }[]) => found.map((each) => each.discussion_id);

export const deleteDiscussionsOperation = bulkOperation<{ discussionIDs: number[] }>({
  name: 'discussions.deleteList',
  list: async (ctx, { discussionIDs }) => {
    const found = await placesOf(ctx, discussionIDs);
    requireOnAll(ctx, 'discussions.delete', found);
    const wanted = new Set([...idsOf(found), ...(await deletedByViewer(ctx, discussionIDs))]);
    return [...new Set(discussionIDs)].filter((id) => wanted.has(id));
  },
  each: (ctx, id) => unlessGone(deleteDiscussion(ctx, Number(id))),
  partsOf: (ctx, id) => removalProgress(ctx.db, Number(id)),
});

export const closeDiscussionsOperation = bulkOperation<{ discussionIDs: number[]; closed: boolean }>({
  name: 'discussions.close',
  list: async (ctx, { discussionIDs }) => {
    const found = await placesOf(ctx, discussionIDs);
    requireOnAll(ctx, 'discussions.close', found);
    return idsOf(found);
  },
  each: (ctx, id, { closed }) => editDiscussion(ctx, Number(id), { closed }),
});

interface Move {
  discussionIDs: number[];
  categoryID: number;
  addRedirects: boolean;
  postTypeID?: string | undefined;
  postMeta?: PostMetaValues | undefined;
}

export const moveDiscussionsOperation = bulkOperation<Move>({
  name: 'discussions.move',
  require: (ctx, { categoryID }) => {
    if (!ctx.viewer.canInCategory('discussions.edit', categoryID))
      throw permissionProblem(['discussions.edit']);
  },
  list: async (ctx, { discussionIDs }) => {
    const found = await placesOf(ctx, discussionIDs);
    requireOnAll(ctx, 'discussions.edit', found, missingIn(discussionIDs, found));
    return idsOf(found);
  },
  each: (ctx, id, move) => moveOne(ctx, Number(id), move),
});

async function moveOne(ctx: RequestContext, discussionID: number, move: Move): Promise<void> {
  const { categoryID, addRedirects, postTypeID, postMeta } = move;
  const seen = await requireDiscussion(ctx, discussionID);
  if (!ctx.viewer.canInCategory('discussions.edit', seen.category_id))
    throw permissionProblem(['discussions.edit']);
  await editDiscussion(ctx, discussionID, { categoryID, postTypeID, postMeta }, async (w, row) => {
    if (addRedirects && row.category_id !== categoryID) await leaveRedirect(w, row);
  });
}
