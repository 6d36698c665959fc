// The account goes in one transaction: from its end on nobody can act as this member. Posts follow.
import { notFound } from '../../../platform/contract/errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { findUser, type UserRow } from '../../users/server/user.queries.ts';
import { forgetPhotoFiles } from '../../users/server/user-photo.ts';
import { userError } from '../../users/users.contract.ts';
import { accountDeletionError, type DeleteMethod } from '../account-deletion.contract.ts';
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
  await ctx.write(async (w) => {
    await beginRemoval(w.db, { userID, deleteMethod, actorUserID });
    await forgetAccount(w, userID);
    await forgetPhotoFiles(w, user.photo_url);
    const runAt = new Date(Date.now() + SAFETY_NET_MS);
    await w.enqueue(FOLLOW_UP_JOB, { userID }, { key: followUpKey(userID), runAt });
    await w.announce({
      type: 'user.deleted',
      payload: { userID, deleteMethod, actorUserID },
      invalidates: [cacheTag.user(userID), cacheTag.users, cacheTag.userPosts(userID), cacheTag.allPosts],
    });
  });
  await followUp(ctx.site, userID);
}

/** The row stays: posts, reactions and logs lead to it, and show [Deleted User]. It is changed last (0029). */
async function forgetAccount(w: WriteContext, userID: number): Promise<void> {
  await forgetPersonalRows(w.db, userID);
  await w.db.execute(sql`delete from sign_in_attempts where subject = ${`code of:${userID}`}`);
  const gone = await w.db.execute(sql`
    update users set name = '[Deleted User]', name_key = 'deleted:' || user_id, may_look_alike = true,
      email = null, email_key = null, pending_email = null, email_confirmed = false, password_hash = null,
      photo_url = null, title = null, about_html = null, location = null, website = null, discovery_text = null,
      insert_ip_address = null, last_ip_address = null, invite_user_id = null, is_private = false, banned = 0,
      admin = 0, show_email = false, bypass_spam = false, date_last_active = null, date_deleted = now()
    where user_id = ${userID} and date_deleted is null`);
  if (gone === 0) throw notFound('User');
}
