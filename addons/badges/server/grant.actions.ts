// Who comes to a badge and who loses it: one row for each member and badge, and the counters with it.
import {
  cacheTag,
  changeUserCounters,
  notFound,
  type RequestContext,
  recordAct,
  sql,
  type WriteContext,
} from '@parley/addon-api';
import { badgeError } from '../badges.contract.ts';
import { badgeGranted, badgeRequestDenied, badgeRevoked } from '../badges.events.ts';
import { badgeActs } from './badge.acts.ts';
import { announcePoints } from './badge.awards.ts';
import { BADGES_TAG } from './badges.tag.ts';

export interface Held {
  badgeID: number;
  memberID: number;
}

const staleOf = ({ memberID }: Held) => ({ invalidates: [BADGES_TAG, cacheTag.user(memberID)] });

interface Grant extends Held {
  points: number;
  reason: string;
  /** null: a rule. */
  byUserID: number | null;
}

/** Whether it is new to them. A rule gives nobody again what was taken back. */
async function addGrant(
  w: WriteContext,
  { badgeID, memberID, points, reason, byUserID }: Grant,
): Promise<boolean> {
  const row = await w.db.row<{ grant_id: number }>(sql`
    insert into badge_members as held (badge_id, user_id, points, reason, insert_user_id)
    values (${badgeID}, ${memberID}, ${points}, ${reason}, ${byUserID})
    on conflict (badge_id, user_id) do update set points = excluded.points, reason = excluded.reason,
      insert_user_id = excluded.insert_user_id, date_inserted = now(), date_revoked = null, revoke_user_id = null
    where held.date_revoked is not null and ${byUserID !== null}
    returning grant_id`);
  if (!row) return false;
  await w.db.execute(sql`update badges set count_users = count_users + 1 where badge_id = ${badgeID}`);
  await w.db.execute(sql`delete from badge_requests where badge_id = ${badgeID} and user_id = ${memberID}`);
  if (points > 0) changeUserCounters(w, memberID, { points });
  const payload = { badgeID, memberID, grantID: row.grant_id, userID: w.viewer.userID };
  await w.announce(badgeGranted, payload, staleOf({ badgeID, memberID }));
  if (points > 0) await announcePoints(w, row.grant_id);
  return true;
}

async function lockBadge(w: WriteContext, badgeID: number) {
  const row = await w.db.row<{ points: number; is_active: boolean }>(sql`
    select points, is_active from badges where badge_id = ${badgeID} for no key update`);
  if (!row) throw notFound('Badge');
  return row;
}

/** By hand. */
export async function giveBadge(ctx: RequestContext, held: Held, reason: string): Promise<void> {
  await ctx.write(async (w) => giveWithin(w, held, reason));
}

async function giveWithin(w: WriteContext, held: Held, reason: string): Promise<void> {
  const { points, is_active: isActive } = await lockBadge(w, held.badgeID);
  if (!isActive) throw badgeError('badge.isOff');
  const isNew = await addGrant(w, { ...held, points, reason, byUserID: w.viewer.userID });
  if (isNew) await recordAct(w, badgeActs.given, { recordID: held.badgeID, recordUserID: held.memberID });
}

/** By a rule. Answers whether it is new to them. */
export async function earnBadge(ctx: RequestContext, held: Held): Promise<boolean> {
  return ctx.write(async (w) => {
    const { points, is_active: isActive } = await lockBadge(w, held.badgeID);
    return isActive && addGrant(w, { ...held, points, reason: '', byUserID: null });
  });
}

export async function takeBadge(ctx: RequestContext, held: Held): Promise<void> {
  const { badgeID, memberID } = held;
  await ctx.write(async (w) => {
    await lockBadge(w, badgeID);
    const row = await w.db.row<{ grant_id: number; points: number }>(sql`
      update badge_members set date_revoked = now(), revoke_user_id = ${w.viewer.userID}
      where badge_id = ${badgeID} and user_id = ${memberID} and date_revoked is null returning grant_id, points`);
    if (!row) throw notFound('Badge');
    await w.db.execute(sql`update badges set count_users = count_users - 1 where badge_id = ${badgeID}`);
    if (row.points > 0) changeUserCounters(w, memberID, { points: -row.points });
    await recordAct(w, badgeActs.revoked, { recordID: badgeID, recordUserID: memberID });
    const payload = { badgeID, memberID, grantID: row.grant_id, userID: w.viewer.userID };
    await w.announce(badgeRevoked, payload, staleOf(held));
    if (row.points > 0) await announcePoints(w, row.grant_id);
  });
}

export async function decideRequest(
  ctx: RequestContext,
  requestID: number,
  { status, reason }: { status: 'approved' | 'denied'; reason: string },
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row<{ badge_id: number; user_id: number }>(sql`
      select badge_id, user_id from badge_requests where request_id = ${requestID}`);
    if (!row) throw notFound('Request');
    const held = { badgeID: row.badge_id, memberID: row.user_id };
    // The badge first, as whoever gives it does.
    await lockBadge(w, held.badgeID);
    if (status === 'approved') return giveWithin(w, held, reason);
    const denied = await w.db.row(sql`
      update badge_requests set status = 'denied', decide_user_id = ${w.viewer.userID}
      where request_id = ${requestID} returning request_id`);
    if (!denied) throw notFound('Request');
    await recordAct(w, badgeActs.denied, { recordID: held.badgeID, recordUserID: held.memberID });
    const payload = { ...held, requestID, userID: w.viewer.userID };
    await w.announce(badgeRequestDenied, payload, { invalidates: [BADGES_TAG] });
  });
}
