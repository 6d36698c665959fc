// Banning: the member can do nothing from now on but read that, and sign out.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { makeContext, type WriteContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { userBanned, userUnbanned } from '../../users.events.ts';
import { revokeOneTimeKeys } from '../credentials/one-time-keys.ts';
import { recordOnUsers, userActs } from '../user.acts.ts';

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
  await setBans(w, [userID], isBanned, terms);
}

/** Of many in one act; answers those whose ban was changed. */
export async function setBans(
  w: WriteContext,
  userIDs: readonly number[],
  isBanned: boolean,
  terms: BanTerms = {},
): Promise<number[]> {
  const state = !isBanned ? 0 : terms.dateExpires === undefined ? BANNED : BANNED_FOR_A_TIME;
  const hasTerms = terms.reason !== undefined || terms.dateExpires !== undefined;
  const rows = await w.db.rows<{ user_id: number }>(sql`
    update users u set banned = ${state}
    from (
      select user_id from users
      where user_id = any(${[...userIDs]}) and ((banned <> 0) <> ${isBanned} or ${isBanned && hasTerms})
      order by user_id for no key update
    ) due where u.user_id = due.user_id returning u.user_id`);
  const changed = rows.map((row) => row.user_id);
  if (changed.length === 0) return changed;
  // Sessions from before a ban identify whom to notify. None of them outlives it.
  if (isBanned) await revokeOneTimeKeys(w.db, ...changed);
  else await w.db.execute(sql`delete from sessions where user_id = any(${changed})`);
  await storeTerms(w, changed, isBanned, terms);
  await recordOnUsers(w, isBanned ? userActs.banned : userActs.unbanned, changed, {
    ...(isBanned && { after: { dateExpires: terms.dateExpires ?? null }, reason: terms.reason }),
  });
  await w.announceAll(
    isBanned ? userBanned : userUnbanned,
    changed.map((userID) => ({ userID, actorUserID: w.viewer.userID })),
    {
      invalidates: [
        cacheTag.users,
        ...changed.flatMap((userID) => [cacheTag.user(userID), cacheTag.userPosts(userID)]),
      ],
    },
  );
  return changed;
}

async function storeTerms(
  w: WriteContext,
  userIDs: readonly number[],
  isBanned: boolean,
  { reason = '', dateExpires }: BanTerms,
): Promise<void> {
  await w.db.execute(sql`delete from user_bans where user_id = any(${[...userIDs]})`);
  if (!isBanned) return;
  await w.db.execute(sql`
    insert into user_bans (user_id, reason, date_expires, insert_user_id)
    select user_id, ${reason}, ${dateExpires ?? null}::timestamptz, ${w.viewer.userID}
    from unnest(${[...userIDs]}::int[]) as user_id`);
  if (dateExpires === undefined) return;
  for (const userID of userIDs)
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
