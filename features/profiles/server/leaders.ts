// Who leads: members by points that each kind of leaderboard counts in its own way, of what the viewer may see.
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { LeaderboardType, SlotType } from '../profiles.contract.ts';

/** What is counted, in which categories and since when. Answers rows of `user_id, points`. */
export interface LeaderboardScope {
  /** Those that the viewer sees, of the one that was asked for. */
  categoryIDs: readonly number[];
  /** None was asked for. */
  isEverywhere: boolean;
  since: Date | undefined;
}

export interface LeaderboardSource {
  /** One of `leaderboardTypes`, or added to it. */
  leaderboardType: LeaderboardType;
  /** “By points others gave them”, below the heading of the list. */
  counted: (translator: Translator) => string;
  /** All who have any, to be ranked. */
  points?: (scope: LeaderboardScope, ctx: RequestContext) => Sql | Promise<Sql>;
  /** Instead of it, where the first are known without all the others: by an index. */
  leaders?: (ctx: RequestContext, query: LeaderQuery) => Promise<Leading[]>;
}

export interface Leading {
  user_id: number;
  points: number;
}

export const leaderboardSources = new ExtensionPoint<LeaderboardSource>();

export interface LeaderQuery {
  leaderboardType: LeaderboardType;
  slotType: SlotType;
  categoryID?: number | undefined;
  includedRoleIDs?: readonly number[] | undefined;
  excludedRoleIDs?: readonly number[] | undefined;
  limit: number;
}

const SLOT_DAYS: Readonly<Record<SlotType, number | undefined>> = { d: 1, w: 7, m: 30, y: 365, a: undefined };
const DAY_MS = 86_400_000;

export function slotStart(ctx: RequestContext, slotType: SlotType): Date | undefined {
  const days = SLOT_DAYS[slotType];
  return days === undefined ? undefined : new Date(ctx.now.getTime() - days * DAY_MS);
}

/** Private and banned members lead no list. */
export async function findLeaders(ctx: RequestContext, query: LeaderQuery): Promise<Leading[]> {
  const found = findSource(ctx, query.leaderboardType);
  if (found?.leaders) return found.leaders(ctx, query);
  const source = await found?.points?.(await scopeOf(ctx, query), ctx);
  if (!source) return [];
  const hasRole = (roleIDs: readonly number[]) =>
    sql`exists (select 1 from user_roles r where r.user_id = u.user_id and r.role_id = any(${roleIDs}))`;
  // It adds up what was given since: as many rows as there are.
  const ask = sql`
    select u.user_id, given.points::int as points
    from (${source}) given join users u using (user_id)
    where ${sql.and([
      sql`given.points > 0 and u.date_deleted is null and u.admin < 2 and u.banned = 0 and not u.is_private`,
      query.includedRoleIDs && hasRole(query.includedRoleIDs),
      query.excludedRoleIDs && sql`not ${hasRole(query.excludedRoleIDs)}`,
    ])}
    order by given.points desc, u.user_id limit ${sql.integer(query.limit)}`;
  return ctx.site.heavyReads.run(ctx, () => ctx.db.rows(ask));
}

async function scopeOf(ctx: RequestContext, query: LeaderQuery): Promise<LeaderboardScope> {
  const visible = await visibleCategories(ctx);
  const { categoryID } = query;
  const wanted =
    categoryID === undefined ? undefined : new Set([categoryID, ...visible.tree.descendants(categoryID)]);
  return {
    categoryIDs: wanted ? visible.ids.filter((each) => wanted.has(each)) : visible.ids,
    isEverywhere: wanted === undefined,
    since: slotStart(ctx, query.slotType),
  };
}

function findSource(ctx: RequestContext, type: LeaderboardType): LeaderboardSource | undefined {
  return leaderboardSources.of(ctx).find((each) => each.leaderboardType === type);
}

/** In words, below the heading of the list. */
export function countedBy(ctx: RequestContext, type: LeaderboardType): string {
  return findSource(ctx, type)?.counted(ctx.translator) ?? '';
}
