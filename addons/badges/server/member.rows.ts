// Who has which badge, and who asks for one.
import { type RequestContext, sql, userFragments } from '@parley/addon-api';
import { badgePath } from '../badge.address.ts';
import type { Recipient } from '../badges.contract.ts';
import type { BadgeFragment, BadgeRequest, MemberBadge } from '../member-badges.contract.ts';
import { isSeen, isSeenByAll, pictureOf } from './badge.rows.ts';
import { badgeWords } from './badge-words.ts';

interface Paging {
  page: number;
  limit: number;
  /** How many of the next page come along: one tells whether there is one. */
  ahead?: number;
}

const pageOf = ({ page, limit, ahead = 0 }: Paging) =>
  sql`limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`;

interface HeldRow {
  user_id: number;
  badge_id: number;
  name: string;
  photo_url: string | null;
  date_inserted: string;
}

const fragmentOf = (ctx: RequestContext, row: Omit<HeldRow, 'date_inserted'>): BadgeFragment => ({
  badgeID: row.badge_id,
  name: badgeWords(ctx.translator, row.name),
  photoUrl: pictureOf(ctx, row.photo_url),
  url: ctx.url(badgePath({ badgeID: row.badge_id, name: row.name })),
});

export async function badgesOfMember(
  ctx: RequestContext,
  userID: number,
  paging: Paging,
  /** For what is shown to all of an audience. */
  isShared = false,
): Promise<MemberBadge[]> {
  const rows = await ctx.db.rows<HeldRow>(sql`
    select m.user_id, b.badge_id, b.name, b.photo_url, m.date_inserted
    from badge_members m join badges b using (badge_id)
    where m.user_id = ${userID} and m.date_revoked is null and b.is_active and ${isShared ? isSeenByAll(ctx) : isSeen(ctx)}
    order by m.date_inserted desc, m.badge_id desc ${pageOf(paging)}`);
  return rows.map((row) => ({ ...fragmentOf(ctx, row), dateInserted: row.date_inserted }));
}

export async function oneBadgeOf(
  ctx: RequestContext,
  userID: number,
  badgeID: number,
): Promise<MemberBadge | undefined> {
  const row = await ctx.db.row<HeldRow>(sql`
    select m.user_id, b.badge_id, b.name, b.photo_url, m.date_inserted
    from badge_members m join badges b using (badge_id)
    where m.user_id = ${userID} and m.badge_id = ${badgeID} and m.date_revoked is null`);
  return row && { ...fragmentOf(ctx, row), dateInserted: row.date_inserted };
}

/** Of each of them at most so many, what is worth most first; the same for all of an audience, so without hidden ones. */
export async function bestBadges(
  ctx: RequestContext,
  userIDs: readonly number[],
  most: number,
): Promise<Map<number, BadgeFragment[]>> {
  const byMember = new Map<number, BadgeFragment[]>();
  if (most === 0 || userIDs.length === 0 || !ctx.can('badges.view')) return byMember;
  const isOpen = ctx.can('personalInfo.view') ? sql`true` : sql`not u.is_private`;
  const rows = await ctx.db.rows<Omit<HeldRow, 'date_inserted'>>(sql`
    select u.user_id, held.badge_id, held.name, held.photo_url
    from users u, lateral (
      select b.badge_id, b.name, b.photo_url from badge_members m join badges b using (badge_id)
      where m.user_id = u.user_id and m.date_revoked is null and b.is_active and not b.is_hidden
      order by b.points desc, m.date_inserted desc, b.badge_id desc limit ${sql.integer(most)}
    ) held
    where u.user_id = any(${[...userIDs]}::int[]) and u.date_deleted is null and ${isOpen}`);
  for (const row of rows)
    byMember.set(row.user_id, [...(byMember.get(row.user_id) ?? []), fragmentOf(ctx, row)]);
  return byMember;
}

export async function recipientsOf(
  ctx: RequestContext,
  badgeID: number,
  paging: Paging,
): Promise<Recipient[]> {
  const rows = await ctx.db.rows<{ user_id: number; reason: string; date_inserted: string }>(sql`
    select m.user_id, m.reason, m.date_inserted from badge_members m join users u using (user_id)
    where m.badge_id = ${badgeID} and m.date_revoked is null and u.date_deleted is null and not u.is_private
    order by m.date_inserted desc, m.user_id desc ${pageOf(paging)}`);
  const people = await userFragments(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id: userID, reason, date_inserted: dateInserted }) => {
    const user = people.get(userID);
    return user ? [{ userID, user, reason, dateInserted }] : [];
  });
}

interface RequestRow {
  request_id: number;
  badge_id: number;
  user_id: number;
  name: string;
  body: string;
  status: 'pending' | 'denied';
  date_inserted: string;
}

async function presentRequests(ctx: RequestContext, rows: readonly RequestRow[]): Promise<BadgeRequest[]> {
  const people = await userFragments(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) => {
    const { request_id: requestID, badge_id: badgeID, user_id: userID, body, status } = row;
    const user = people.get(userID);
    const name = badgeWords(ctx.translator, row.name);
    return user
      ? [{ requestID, badgeID, userID, user, name, body, status, dateInserted: row.date_inserted }]
      : [];
  });
}

export async function waitingRequests(ctx: RequestContext, paging: Paging): Promise<BadgeRequest[]> {
  const rows = await ctx.db.rows<RequestRow>(sql`
    select r.request_id, r.badge_id, r.user_id, b.name, r.body, r.status, r.date_inserted
    from badge_requests r join badges b using (badge_id)
    where r.status = 'pending' order by r.date_inserted, r.request_id ${pageOf(paging)}`);
  return presentRequests(ctx, rows);
}

export async function ownRequest(ctx: RequestContext, badgeID: number): Promise<BadgeRequest | undefined> {
  const rows = await ctx.db.rows<RequestRow>(sql`
    select r.request_id, r.badge_id, r.user_id, b.name, r.body, r.status, r.date_inserted
    from badge_requests r join badges b using (badge_id)
    where r.badge_id = ${badgeID} and r.user_id = ${ctx.viewer.userID}`);
  return (await presentRequests(ctx, rows))[0];
}

export async function hasBadge(ctx: RequestContext, badgeID: number, userID: number): Promise<boolean> {
  const row = await ctx.db.row(sql`
    select from badge_members where badge_id = ${badgeID} and user_id = ${userID} and date_revoked is null`);
  return row !== undefined;
}

export interface LatestGrant {
  badge: BadgeFragment;
  user: Recipient['user'];
  dateInserted: string;
}

/** Who came to a badge last, of all badges. */
export async function latestGrants(ctx: RequestContext, limit: number): Promise<LatestGrant[]> {
  const rows = await ctx.db.rows<HeldRow>(sql`
    select m.user_id, b.badge_id, b.name, b.photo_url, m.date_inserted
    from badge_members m join badges b using (badge_id) join users u on u.user_id = m.user_id
    where m.date_revoked is null and ${isSeenByAll(ctx)} and u.date_deleted is null and not u.is_private and u.banned = 0
    order by m.date_inserted desc, m.grant_id desc limit ${sql.integer(limit)}`);
  const people = await userFragments(
    ctx,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row) => {
    const user = people.get(row.user_id);
    return user ? [{ badge: fragmentOf(ctx, row), user, dateInserted: row.date_inserted }] : [];
  });
}
