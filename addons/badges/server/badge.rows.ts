// Badges as the viewer may see them: what is switched off or hidden is left out by the statement.
import {
  fieldProblem,
  notFound,
  type RequestContext,
  type Sql,
  sql,
  type Transaction,
} from '@parley/addon-api';
import { badgePath } from '../badge.address.ts';
import type { Badge } from '../badges.contract.ts';

export interface BadgeRow {
  badge_id: number;
  name: string;
  key: string;
  body: string;
  photo_url: string | null;
  points: number;
  class: string | null;
  class_level: number | null;
  statistic: string | null;
  threshold: number | null;
  is_active: boolean;
  is_hidden: boolean;
  is_requestable: boolean;
  can_delete: boolean;
  count_users: number;
  date_inserted: string;
  date_updated: string | null;
}

export type Reader = Pick<RequestContext, 'viewer' | 'can'> & { db: Pick<Transaction, 'row' | 'rows'> };

const columns = sql.raw(`
  b.badge_id, b.name, b.key, b.body, b.photo_url, b.points, b.class, b.class_level, b.statistic, b.threshold,
  b.is_active, b.is_hidden, b.is_requestable, b.can_delete, b.count_users, b.date_inserted, b.date_updated`);

/** A condition on badges `b`. */
export function isSeen(ctx: Pick<Reader, 'viewer' | 'can'>): Sql {
  if (ctx.can('badges.moderate')) return sql`true`;
  return sql`b.is_active and (not b.is_hidden or exists (
    select from badge_members own
    where own.badge_id = b.badge_id and own.user_id = ${ctx.viewer.userID} and own.date_revoked is null))`;
}

/** The same for all of an audience: hidden ones are left out, whoever has them. */
export const isSeenByAll = (ctx: Pick<Reader, 'can'>): Sql =>
  ctx.can('badges.moderate') ? sql`b.is_active` : sql`b.is_active and not b.is_hidden`;

export interface BadgeQuery {
  class?: string | undefined;
  active?: boolean | undefined;
  page: number;
  limit: number;
  ahead?: number;
}

export function badgeRows(ctx: Reader, query: BadgeQuery): Promise<BadgeRow[]> {
  const { class: family, active, page, limit, ahead = 0 } = query;
  return ctx.db.rows<BadgeRow>(sql`
    select ${columns} from badges b
    where ${sql.and([
      isSeen(ctx),
      family !== undefined && sql`b.class = ${family}`,
      active !== undefined && sql`b.is_active = ${active}`,
    ])}
    order by b.class nulls first, b.class_level nulls last, lower(b.name), b.badge_id
    limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`);
}

/** The badge, or 404, whatever the reason. */
export async function requireBadge(ctx: Reader, badgeID: number): Promise<BadgeRow> {
  const row = await ctx.db.row<BadgeRow>(sql`
    select ${columns} from badges b where b.badge_id = ${badgeID} and ${isSeen(ctx)}`);
  if (!row) throw notFound('Badge');
  return row;
}

export async function requireBadgeOfKey(ctx: Reader, key: string): Promise<BadgeRow> {
  const row = await ctx.db.row<BadgeRow>(sql`
    select ${columns} from badges b where b.key = ${key} and ${isSeen(ctx)}`);
  if (!row) throw notFound('Badge');
  return row;
}

type WithUrl = Pick<RequestContext, 'url'>;

/** A picture of this site is named by its path. */
export const pictureOf = (ctx: WithUrl, photoUrl: string | null) =>
  photoUrl?.startsWith('/') ? ctx.url(photoUrl) : photoUrl;

/** What is answered can be sent back: of this site its path is stored, so that it may move to another address. */
export function storedPicture(ctx: RequestContext, given: string | null): string | null {
  if (given === null) return null;
  const path = given.startsWith(`${ctx.site.url}/`) ? given.slice(ctx.site.url.length) : given;
  if (!/^(?:https:\/\/|\/(?!\/))/.test(path))
    throw fieldProblem('photoUrl', 'Write an address that begins with https://, or with / on this site.');
  return path;
}

export const presentBadge = (ctx: WithUrl, row: BadgeRow): Badge => ({
  badgeID: row.badge_id,
  name: row.name,
  key: row.key,
  body: row.body,
  photoUrl: pictureOf(ctx, row.photo_url),
  points: row.points,
  active: row.is_active,
  enabled: row.is_active,
  hidden: row.is_hidden,
  requestable: row.is_requestable,
  class: row.class,
  classLevel: row.class_level,
  statistic: row.statistic,
  threshold: row.threshold,
  canDelete: row.can_delete,
  url: ctx.url(badgePath({ badgeID: row.badge_id, name: row.name })),
  countUsers: row.count_users,
  dateInserted: row.date_inserted,
  dateUpdated: row.date_updated,
});
