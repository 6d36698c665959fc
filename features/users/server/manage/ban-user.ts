// Banning: the member can do nothing from now on but read that, and sign out.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext, type WriteContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { userBanned, userUnbanned } from '../../users.events.ts';
import { revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { endSessions } from '../sign-in/session.actions.ts';
import { recordOnUser, userActs } from '../user.acts.ts';

export const LIFT_BAN_JOB = 'users.liftBan';

export interface BanTerms {
  /** The banned person reads it. */
  reason?: string | undefined;
  /** When it ends by itself; absent: never. */
  dateExpires?: string | undefined;
}

/** Of the API: 1 until somebody lifts it, 4 for a time. Lifting a ban lifts them all. */
const BANNED = 1;
const BANNED_FOR_A_TIME = 4;

export async function setBan(
  w: WriteContext,
  userID: number,
  isBanned: boolean,
  terms: BanTerms = {},
): Promise<void> {
  const state = !isBanned ? 0 : terms.dateExpires === undefined ? BANNED : BANNED_FOR_A_TIME;
  const hasTerms = terms.reason !== undefined || terms.dateExpires !== undefined;
  const changed = await w.db.execute(sql`
    update users set banned = ${state} where user_id = ${userID} and ((banned <> 0) <> ${isBanned} or ${isBanned && hasTerms})`);
  if (changed === 0) return;
  // Sessions from before a ban identify whom to notify. None of them outlives it.
  if (isBanned) await revokeOneTimeKeys(w.db, userID);
  else await endSessions(w.db, userID);
  await storeTerms(w, userID, isBanned, terms);
  await recordOnUser(w, isBanned ? userActs.banned : userActs.unbanned, userID, {
    ...(isBanned && { after: { dateExpires: terms.dateExpires ?? null }, reason: terms.reason }),
  });
  await w.announce(
    isBanned ? userBanned : userUnbanned,
    { userID, actorUserID: w.viewer.userID },
    { invalidates: [cacheTag.user(userID), cacheTag.users, cacheTag.userPosts(userID)] },
  );
}

async function storeTerms(
  w: WriteContext,
  userID: number,
  isBanned: boolean,
  { reason = '', dateExpires }: BanTerms,
): Promise<void> {
  await w.db.execute(sql`delete from user_bans where user_id = ${userID}`);
  if (!isBanned) return;
  await w.db.execute(sql`
    insert into user_bans (user_id, reason, date_expires, insert_user_id)
    values (${userID}, ${reason}, ${dateExpires ?? null}, ${w.viewer.userID})`);
  if (dateExpires !== undefined)
    await w.enqueue(
      LIFT_BAN_JOB,
      { userID },
      { key: `${LIFT_BAN_JOB}:${userID}`, runAt: new Date(dateExpires) },
    );
}

/** Where it was made longer meanwhile, the job of the new end comes later. */
export async function liftEndedBan(site: Site, payload: Record<string, unknown>): Promise<void> {
  const userID = Number(payload.userID);
  const ctx = await makeContext(site, systemViewer());
  await ctx.write(async (w) => {
    const ended = await w.db.row(sql`
      select from user_bans where user_id = ${userID} and date_expires <= now() for update`);
    if (ended) await setBan(w, userID, false);
  });
}
