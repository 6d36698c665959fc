// Ranks, and which one is a member's: the highest whose criteria they meet, or that they were given by hand.
import {
  notFound,
  type RequestContext,
  type SeenByMembers,
  type Sql,
  seenByMembers,
  sql,
  type Transaction,
  unseenPostCounts,
} from '@parley/addon-api';
import type { CRITERION_PERMISSIONS, Rank } from '../ranks.contract.ts';

export interface RankRow {
  rank_id: number;
  name: string;
  user_title: string;
  level: number;
  css_class: string | null;
  notification_body: string | null;
  min_points: number;
  min_posts: number;
  time_text: string | null;
  role_id: number | null;
  permission: (typeof CRITERION_PERMISSIONS)[number] | null;
  is_manual: boolean;
  abilities: Omit<Rank['abilities'], 'roleID'>;
  granted_role_id: number | null;
}

const rows = sql.raw(`
  rank_id, name, user_title, level, css_class, notification_body, min_points, min_posts, time_text, role_id, permission,
  is_manual, abilities, granted_role_id`);

type Reader = { db: Pick<Transaction, 'row' | 'rows'> };

export const allRanks = async (ctx: Reader): Promise<RankRow[]> =>
  ctx.db.rows<RankRow>(sql`select ${rows} from ranks where date_deleted is null order by level`);

export const findRank = async (ctx: Reader, rankID: number): Promise<RankRow | undefined> =>
  ctx.db.row<RankRow>(sql`select ${rows} from ranks where rank_id = ${rankID} and date_deleted is null`);

export async function requireRank(ctx: Reader, rankID: number): Promise<RankRow> {
  const row = await findRank(ctx, rankID);
  if (!row) throw notFound('Rank');
  return row;
}

export const presentRank = (row: RankRow): Rank => ({
  rankID: row.rank_id,
  name: row.name,
  userTitle: row.user_title,
  level: row.level,
  cssClass: row.css_class,
  notificationBody: row.notification_body,
  criteria: {
    ...(row.min_points > 0 && { points: row.min_points }),
    ...(row.min_posts > 0 && { posts: row.min_posts }),
    ...(row.time_text !== null && { time: row.time_text }),
    ...(row.role_id !== null && { roleID: row.role_id }),
    ...(row.permission !== null && { permission: row.permission }),
    ...(row.is_manual && { manual: true }),
  },
  abilities: { ...row.abilities, ...(row.granted_role_id !== null && { roleID: row.granted_role_id }) },
});

/**
 * One column, `rank_id`, and one row at most: of this member as they are now. There are a hundred ranks at most. A rank is shown
 * to everybody, so that it counts nothing that not every member sees.
 */
export const rankOf = (userID: Sql, seen: SeenByMembers): Sql => sql`
  with p as materialized (
    select m.user_id, m.admin, m.date_inserted, m.points - unseen.points as points,
      m.count_discussions + m.count_comments - unseen.discussions - unseen.comments as posts
    from users m cross join lateral (${unseenPostCounts(sql.raw('m.user_id'), seen)}) unseen
    where m.user_id = ${userID}
  )
  select r.rank_id from ranks r, p
  where r.date_deleted is null and (
    exists (select from rank_members given where given.user_id = p.user_id and given.rank_id = r.rank_id)
    or (not r.is_manual and p.points >= r.min_points and p.posts >= r.min_posts
      and (r.min_time is null or p.date_inserted + r.min_time <= now())
      and (r.role_id is null or exists (
        select from user_roles own where own.user_id = p.user_id and own.role_id = r.role_id))
      and (r.permission is null or p.admin > 0 or exists (
        select from user_roles own join role_permissions may using (role_id)
        where own.user_id = p.user_id and may.resource_type = 'global' and may.permission = r.permission))))
  order by r.level desc limit 1`;

export const seenByMembersOf = async ({ site }: Pick<RequestContext, 'site'>): Promise<SeenByMembers> =>
  seenByMembers(await site.roleRegistry());

export interface HeldRank {
  user_id: number;
  rank_id: number;
  name: string;
  user_title: string;
  level: number;
  css_class: string | null;
  is_private: boolean;
  banned: number;
}

export async function ranksOfMembers(ctx: RequestContext, ids: readonly number[]): Promise<HeldRank[]> {
  const seen = await seenByMembersOf(ctx);
  return ctx.db.rows<HeldRank>(sql`
    select u.user_id, r.rank_id, r.name, r.user_title, r.level, r.css_class, u.is_private, u.banned
    from users u, lateral (${rankOf(sql.raw('u.user_id'), seen)}) held join ranks r using (rank_id)
    where u.user_id = any(${[...ids]}::int[])`);
}
