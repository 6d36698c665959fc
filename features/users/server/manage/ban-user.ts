// Banning: the member can do nothing from now on but read that, and sign out.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { userBanned, userUnbanned } from '../../users.events.ts';
import { revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { endSessions } from '../sign-in/session.actions.ts';
import { recordOnUser, userActs } from '../user.acts.ts';

/** `banned` of the API: 1 by a moderator; 2 by a rule, 4 for a time. Lifting a ban lifts them all. */
export async function setBan(w: WriteContext, userID: number, isBanned: boolean): Promise<void> {
  const changed = await w.db.execute(sql`
    update users set banned = ${isBanned ? 1 : 0} where user_id = ${userID} and (banned <> 0) <> ${isBanned}`);
  if (changed === 0) return;
  // Sessions from before a ban identify whom to notify. None of them outlives it.
  if (isBanned) await revokeOneTimeKeys(w.db, userID);
  else await endSessions(w.db, userID);
  await recordOnUser(w, isBanned ? userActs.banned : userActs.unbanned, userID);
  await w.announce(
    isBanned ? userBanned : userUnbanned,
    { userID, actorUserID: w.viewer.userID },
    { invalidates: [cacheTag.user(userID), cacheTag.users, cacheTag.userPosts(userID)] },
  );
}
