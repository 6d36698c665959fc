// Adding, changing and deleting badges: one transaction each.
import {
  changeUserCounters,
  notFound,
  type RequestContext,
  recordAct,
  sql,
  type WriteContext,
} from '@parley/addon-api';
import { slug } from '@parley/addon-api/shared';
import { type Badge, badgeError } from '../badges.contract.ts';
import { badgeAdded, badgeChanged, badgeDeleted } from '../badges.events.ts';
import { badgeActs } from './badge.acts.ts';
import { announcePoints } from './badge.awards.ts';
import { BADGES_TAG } from './badges.tag.ts';
import { statisticNames } from './statistics.ts';

export type Written = Pick<
  Badge,
  | 'name'
  | 'key'
  | 'body'
  | 'photoUrl'
  | 'points'
  | 'active'
  | 'hidden'
  | 'requestable'
  | 'class'
  | 'classLevel'
  | 'statistic'
  | 'threshold'
>;

export const MOST_BADGES = 1000;
const STALE = { invalidates: [BADGES_TAG, 'users'] };

function requireSound(ctx: RequestContext, badge: Written, earlier?: string | null): void {
  if ((badge.statistic === null) !== (badge.threshold === null)) throw badgeError('badge.ruleIncomplete');
  // One that an add-on counted which is switched off stays as it is.
  const isKnown = badge.statistic === null || badge.statistic === earlier;
  if (!isKnown && !statisticNames(ctx).has(badge.statistic as string))
    throw badgeError('badge.statisticUnknown');
  if (badge.classLevel !== null && badge.class === null) throw badgeError('badge.levelWithoutClass');
}

async function requireFree(w: WriteContext, badge: Written, badgeID = 0): Promise<void> {
  await w.db.execute(sql`lock table badges in share row exclusive mode`);
  const taken = await w.db.row<{ name: boolean; key: boolean }>(sql`
    select lower(name) = lower(${badge.name}::text) as name, key = ${badge.key} as key from badges
    where badge_id <> ${badgeID} and (lower(name) = lower(${badge.name}::text) or key = ${badge.key}
      or (class = ${badge.class} and class_level = ${badge.classLevel}::int))
    order by 1 desc, 2 desc limit 1`);
  if (taken?.name) throw badgeError('badge.nameTaken');
  if (taken?.key) throw badgeError('badge.keyTaken');
  if (taken) throw badgeError('badge.levelTaken');
}

export const keyOf = (name: string) =>
  slug(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'badge';

export async function addBadge(ctx: RequestContext, badge: Written): Promise<number> {
  requireSound(ctx, badge);
  return ctx.write(async (w) => {
    await requireFree(w, badge);
    const known = await w.db.row<{ count: number }>(sql`select count(*)::int as count from badges`);
    if ((known?.count ?? 0) >= MOST_BADGES) throw badgeError('badge.tooMany');
    const row = await w.db.row<{ badge_id: number }>(sql`
      insert into badges (name, key, body, photo_url, points, class, class_level, statistic, threshold, is_active,
        is_hidden, is_requestable, insert_user_id)
      values (${badge.name}, ${badge.key}, ${badge.body}, ${badge.photoUrl}, ${badge.points}, ${badge.class},
        ${badge.classLevel}, ${badge.statistic}, ${badge.threshold}, ${badge.active}, ${badge.hidden},
        ${badge.requestable}, ${ctx.viewer.userID})
      returning badge_id`);
    const badgeID = row?.badge_id ?? 0;
    await recordAct(w, badgeActs.added, { recordID: badgeID });
    await w.announce(badgeAdded, { badgeID, userID: ctx.viewer.userID }, STALE);
    return badgeID;
  });
}

export async function changeBadge(
  ctx: RequestContext,
  badgeID: number,
  badge: Written,
  earlier: Badge,
): Promise<void> {
  requireSound(ctx, badge, earlier.statistic);
  await ctx.write(async (w) => {
    await requireFree(w, badge, badgeID);
    const row = await w.db.row(sql`
      update badges set name = ${badge.name}, key = ${badge.key}, body = ${badge.body}, photo_url = ${badge.photoUrl},
        points = ${badge.points}, class = ${badge.class}, class_level = ${badge.classLevel},
        statistic = ${badge.statistic}, threshold = ${badge.threshold}, is_active = ${badge.active},
        is_hidden = ${badge.hidden}, is_requestable = ${badge.requestable}, date_updated = now()
      where badge_id = ${badgeID} returning badge_id`);
    if (!row) throw notFound('Badge');
    const states = ({ active, hidden, points, statistic, threshold }: Written) => ({
      ...{ active, hidden, points, statistic, threshold },
    });
    await recordAct(w, badgeActs.changed, {
      recordID: badgeID,
      before: states(earlier),
      after: states(badge),
    });
    await w.announce(badgeChanged, { badgeID, userID: ctx.viewer.userID }, STALE);
  });
}

export async function removeBadge(ctx: RequestContext, badgeID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row<{ can_delete: boolean }>(sql`
      select can_delete from badges where badge_id = ${badgeID} for update`);
    if (!row) throw notFound('Badge');
    if (!row.can_delete) throw badgeError('badge.isBuiltIn');
    const brought = await w.db.rows<{ user_id: number; points: number }>(sql`
      select user_id, points from badge_members
      where badge_id = ${badgeID} and date_revoked is null and points > 0 order by user_id`);
    await w.db.execute(sql`delete from badges where badge_id = ${badgeID}`);
    for (const { user_id, points } of brought) changeUserCounters(w, user_id, { points: -points });
    await recordAct(w, badgeActs.deleted, { recordID: badgeID });
    await w.announce(badgeDeleted, { badgeID, userID: ctx.viewer.userID }, STALE);
    if (brought.length > 0) await announcePoints(w);
  });
}
