// What follows of points. What a member writes is held while they have so many: that is asked when they write, and ends by
// itself. A ban lasts until enough of them count no more, is lifted with a warning that is reversed, and leaves one alone
// that staff set by hand.
import {
  type RequestContext,
  type Site,
  type Snapshot,
  setBan,
  sql,
  transactionHook,
  type WriteContext,
} from '@parley/addon-api';
import { userUnbanned } from '@parley/addon-api/events';
import type { HoldRule } from '@parley/addon-api/moderation';
import { warningConfig } from './warning.config.ts';

/** Of rows `un` of user_notes: those that count at the moment. */
export const countingWarnings = sql`un.type = 'warning' and un.date_reversed is null and (un.date_expires is null or un.date_expires > now())`;

/** Two warnings at once are counted one after the other. */
export async function lockMember(w: WriteContext, userID: number): Promise<boolean> {
  const row = await w.db.row<{ is_banned: boolean }>(sql`
    insert into warned_members as m (user_id) values (${userID})
    on conflict (user_id) do update set is_banned = m.is_banned returning is_banned`);
  return row?.is_banned ?? false;
}

interface Reached {
  points: number;
  /** When fewer points count than it takes; null: never. */
  date_ends: string | null;
}

async function pointsOf(w: WriteContext, userID: number, most: number): Promise<Reached> {
  const row = await w.db.row<Reached>(sql`
    with counting as (
      select un.points, un.date_expires, sum(un.points) over () as total,
        sum(un.points) over (order by un.date_expires nulls last, un.user_note_id) as gone
      from user_notes un where un.user_id = ${userID} and ${countingWarnings})
    select coalesce(max(total), 0)::int as points,
      min(date_expires) filter (where total - gone < ${most}) as date_ends
    from counting`);
  return row ?? { points: 0, date_ends: null };
}

/** After a change of their warnings, in its transaction. `reason`: the banned person reads it. */
export async function carryOutPoints(
  ctx: RequestContext,
  w: WriteContext,
  userID: number,
  { isBannedForPoints, reason }: { isBannedForPoints: boolean; reason: string },
): Promise<void> {
  const most = ctx.setting(warningConfig.banPoints);
  const { points, date_ends: dateExpires } = await pointsOf(w, userID, most);
  const isReached = most > 0 && points >= most;
  if (!isReached && !isBannedForPoints) return;
  const person = await w.db.row<{ banned: number }>(sql`select banned from users where user_id = ${userID}`);
  const isBanned = person !== undefined && person.banned !== 0;
  if (isReached && isBanned && !isBannedForPoints) return;
  if (isReached) await setBan(w, userID, true, { reason, ...(dateExpires !== null && { dateExpires }) });
  else if (isBanned) await setBan(w, userID, false);
  await w.db.execute(sql`update warned_members set is_banned = ${isReached} where user_id = ${userID}`);
}

/** Lifted by hand, or at its end: it stands no more. */
export const forgetLiftedBan = transactionHook(userUnbanned, async (w, { userID }) => {
  await w.db.execute(
    sql`update warned_members set is_banned = false where user_id = ${userID} and is_banned`,
  );
});

export const WARNED_MEMBERS_TAG = 'warned-members';

/** Few of all members. Whether their warnings still count is asked of them alone, so that nobody else's posts wait for it. */
const warnedMembers: Snapshot<ReadonlySet<number>, Site> = {
  name: 'warned-members',
  tags: [WARNED_MEMBERS_TAG],
  load: async ({ database }) => {
    const rows = await database.rows<{ user_id: number }>(
      sql`select distinct un.user_id from user_notes un where ${countingWarnings}`,
    );
    return new Set(rows.map((row) => row.user_id));
  },
};

export const warnedAuthor: HoldRule = {
  name: 'warnings.author',
  label: (t) => t('Its author was warned'),
  reasonID: 'approval-required',
  check: async (ctx, { userID }) => {
    if (!(await ctx.snapshot(warnedMembers)).has(userID)) return false;
    const row = await ctx.db.row<{ points: number; is_unread: boolean | null }>(sql`
      select coalesce(sum(un.points), 0)::int as points,
        bool_or(un.must_acknowledge and un.date_acknowledged is null) as is_unread
      from user_notes un where un.user_id = ${userID} and ${countingWarnings}`);
    const most = ctx.setting(warningConfig.holdPoints);
    return row !== undefined && (row.is_unread === true || (most > 0 && row.points >= most));
  },
};
