import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { photoFiles } from '../../users/server/photo/user-photo.ts';
import { confirmIdentity } from '../../users/server/sign-in/confirm-identity.ts';
import { findUser, type UserRow } from '../../users/server/user.queries.ts';
import { accountDeletionError } from '../account-deletion.contract.ts';
import * as contract from '../erasure.contract.ts';
import { accountDeletionConfig } from './account-deletion.config.ts';
import { deleteAccount, requireDeletable } from './delete-account.ts';
import { countErasure, rowsOfErasure } from './preview/erasure-rows.ts';

/** One's own, or that of somebody whom one may delete. */
async function requireErasable(ctx: RequestContext, userID: number): Promise<UserRow> {
  if (userID !== ctx.viewer.userID) {
    ctx.require('users.delete');
    return requireDeletable(ctx, userID);
  }
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  return user;
}

export const erasureRoutes = [
  route(contract.getErasure, async (ctx, { params, query: { deleteMethod } }) => {
    const user = await requireErasable(ctx, params.userID);
    const { user_id: userID, name } = user;
    const [parts, files] = await Promise.all([
      countErasure(ctx, userID, deleteMethod),
      filesOfAccount(ctx, user),
    ]);
    return { userID, name, deleteMethod, parts, files, own: ownOf(ctx, user) };
  }),
  route(contract.getErasureRows, async (ctx, { params, query }) => {
    const { user_id: userID } = await requireErasable(ctx, params.userID);
    return rowsOfErasure(ctx, userID, query);
  }),
  route(contract.deleteOwnAccount, async (ctx, { body }) => {
    if (!ctx.setting(accountDeletionConfig.byMembers))
      throw accountDeletionError('accountDeletion.notOffered');
    if (ctx.can('site.manage')) throw accountDeletionError('accountDeletion.staff');
    const user = await requireErasable(ctx, ctx.viewer.userID);
    await confirmIdentity(ctx, body.passwordConfirmation);
    await deleteAccount(ctx, user, body.deleteMethod);
    return undefined;
  }),
];

function ownOf(ctx: RequestContext, user: UserRow) {
  if (user.user_id !== ctx.viewer.userID) return null;
  return {
    isOffered: ctx.setting(accountDeletionConfig.byMembers) && !ctx.can('site.manage'),
    hasPassword: user.has_password,
  };
}

async function filesOfAccount(ctx: RequestContext, { photo_url: photo }: UserRow) {
  const files: { name: string; bytes: number }[] = [];
  for (const key of photo === null ? [] : photoFiles(photo)) {
    const blob = await ctx.site.blobs.get(key);
    if (blob) files.push({ name: key.split('/').at(-1) ?? key, bytes: blob.size });
  }
  return files;
}
