import { notFound } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../photos.contract.ts';
import { requireManageable } from '../user.policy.ts';
import { findUser, type UserRow } from '../user.queries.ts';
import { removePhoto, setPhoto } from './user-photo.ts';

/** Whoever may edit their profile may show their face. */
async function requireSitter(ctx: RequestContext, userID: number): Promise<UserRow> {
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  if (userID === ctx.viewer.userID) ctx.require(['profilePicture.edit', 'profiles.edit', 'users.edit']);
  else await requireManageable(ctx, userID);
  return user;
}

export const photoRoutes = [
  route(contract.postUserPhoto, async (ctx, { params, files }) => ({
    photoUrl: await setPhoto(ctx, await requireSitter(ctx, params.userID), files.photo),
  })),
  route(contract.postOwnPhoto, async (ctx, { files }) => ({
    photoUrl: await setPhoto(ctx, await requireSitter(ctx, ctx.viewer.userID), files.photo),
  })),
  route(contract.deleteUserPhoto, async (ctx, { params }) => {
    await removePhoto(ctx, await requireSitter(ctx, params.userID));
    return undefined;
  }),
  route(contract.deleteOwnPhoto, async (ctx) => {
    await removePhoto(ctx, await requireSitter(ctx, ctx.viewer.userID));
    return undefined;
  }),
];
