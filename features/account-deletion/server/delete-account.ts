// The account goes in one transaction: from its end on nobody can act as this member. Posts follow.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { erasureParts } from '../../../platform/server/places/erasure-parts.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { blankMember } from '../../users/server/manage/member-row.actions.ts';
import { forgetPhotoFiles } from '../../users/server/photo/user-photo.ts';
import { recordOnUser, userActs } from '../../users/server/user.acts.ts';
import { findUser, type UserRow } from '../../users/server/user.queries.ts';
import { userError } from '../../users/users.contract.ts';
import { accountDeletionError, type DeleteMethod } from '../account-deletion.contract.ts';
import { userDeleted } from '../account-deletion.events.ts';
import { forgetPersonalRows } from './personal-tables.ts';
import { beginRemoval } from './removal.ts';
import { FOLLOW_UP_JOB, followUp, followUpKey } from './remove-content.ts';

export async function requireDeletable(ctx: RequestContext, userID: number): Promise<UserRow> {
  const user = await findUser(ctx.db, userID);
  if (!user) throw notFound('User');
  if (await outranksViewer(ctx, userID)) throw userError('user.outranked');
  if (userID === ctx.viewer.userID) throw accountDeletionError('accountDeletion.own');
  return user;
}

/** Long enough that the job finds nothing left where the call itself got through with it. */
const SAFETY_NET_MS = 30_000;

export async function deleteAccount(
  ctx: RequestContext,
  user: UserRow,
  deleteMethod: DeleteMethod,
): Promise<void> {
  const { user_id: userID } = user;
  const { userID: actorUserID } = ctx.viewer;
  const parts = erasureParts.declaredIn(ctx.site.features.all);
  await ctx.write(async (w) => {
    for (const { before } of parts) await before?.(w, userID);
    await beginRemoval(w.db, { userID, deleteMethod, actorUserID });
    await forgetAccount(w, userID);
    await forgetPhotoFiles(w, user.photo_url);
    const runAt = new Date(Date.now() + SAFETY_NET_MS);
    await w.enqueue(FOLLOW_UP_JOB, { userID }, { key: followUpKey(userID), runAt });
    await recordOnUser(w, userActs.deleted, userID, { after: { deleteMethod } });
    await w.announce(
      userDeleted,
      { userID, deleteMethod, actorUserID },
      { invalidates: [cacheTag.user(userID), cacheTag.users, cacheTag.userPosts(userID), cacheTag.allPosts] },
    );
  });
  await followUp(ctx.site, userID);
}

async function forgetAccount(w: WriteContext, userID: number): Promise<void> {
  await forgetPersonalRows(w.db, userID);
  if (!(await blankMember(w.db, userID))) throw notFound('User');
}
