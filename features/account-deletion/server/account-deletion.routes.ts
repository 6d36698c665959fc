import { notFound } from '../../../platform/contract/errors.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../account-deletion.contract.ts';
import { deleteAccount, requireDeletable } from './delete-account.ts';
import { deletionPreview } from './deletion-preview.ts';
import { countLeft, findRemoval } from './removal.ts';
import { MOST_LEFT } from './removal-step.ts';

export const accountDeletionRoutes = [
  route(contract.deleteUser, async (ctx, { params, body }) => {
    const user = await requireDeletable(ctx, params.userID);
    await deleteAccount(ctx, user, body.deleteMethod);
    return undefined;
  }),
  route(contract.previewUserDeletion, async (ctx, { params }) => {
    const { user_id: userID, name } = await requireDeletable(ctx, params.userID);
    return { userID, name, ...(await deletionPreview(ctx, userID)) };
  }),
  route(contract.getUserDeletion, async (ctx, { params }) => {
    const removal = await findRemoval(ctx.db, params.userID);
    if (!removal) throw notFound('Deletion');
    const { userID, deleteMethod, dateInserted, dateFinished, countTotal } = removal;
    const left = await countLeft(ctx.db, removal);
    return {
      userID,
      deleteMethod,
      dateInserted,
      dateFinished,
      countTotal: Math.min(countTotal, MOST_LEFT),
      countLeft: Math.min(left, MOST_LEFT),
      hasMoreThanCounted: Math.max(countTotal, left) > MOST_LEFT,
    };
  }),
];
