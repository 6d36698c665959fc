// Who leads in a period: read from the front of an index, as far as is needed.
import {
  type LeaderQuery,
  type Leading,
  type RequestContext,
  type Sql,
  sql,
  visibleCategories,
} from '@parley/addon-api';
import { type Period, periodStart } from './periods.ts';

export interface LeadersQuery extends Pick<LeaderQuery, 'includedRoleIDs' | 'excludedRoleIDs' | 'limit'> {
  period: Period;
  categoryID: number | undefined;
}

/** After the first look, which is enough where nobody of the first is hidden. */
const BATCH = 200;
const MOST_LOOKS = 10;
/** Some of the first may be banned, private or without points that the viewer sees. */
const SPARE = 10;

interface Row extends Leading {
  /** Of all that they have, seen or not: what they are ordered by. */
  total: number;
  is_shown: boolean;
}

/**
 * Of one category, or of all that the viewer sees. What they do not see is taken off the total, which is then the most that anybody
 * further down can have: as soon as enough have more, the others need not be looked at. Members whose points nobody may see could
 * stand in front of a whole page, so there is an end to it.
 */
export async function findPeriodLeaders(ctx: RequestContext, query: LeadersQuery): Promise<Leading[]> {
  const { categoryID, limit } = query;
  const visible = await visibleCategories(ctx);
  if (categoryID !== undefined && !visible.has(categoryID)) return [];
  const hidden = categoryID === undefined ? hiddenPoints(ctx, query.period, visible) : undefined;
  const found: Leading[] = [];
  let last: Row | undefined;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const most = look === 0 ? limit + SPARE : BATCH;
    const rows = await ctx.db.rows<Row>(listed(ctx, query, { hidden, last, most }));
    found.push(...rows.filter((row) => row.is_shown && row.points > 0));
    found.sort((one, other) => other.points - one.points || one.user_id - other.user_id);
    last = rows.at(-1);
    const reached = found[limit - 1]?.points;
    if (!last || rows.length < most || (reached !== undefined && reached >= last.total)) break;
  }
  return found.slice(0, limit).map(({ user_id, points }) => ({ user_id, points }));
}

function listed(
  ctx: RequestContext,
  { period, categoryID = 0, includedRoleIDs, excludedRoleIDs }: LeadersQuery,
  { hidden, last, most }: { hidden: Sql | undefined; last: Row | undefined; most: number },
): Sql {
  const hasRole = (roleIDs: readonly number[]) =>
    sql`exists (select from user_roles r where r.user_id = u.user_id and r.role_id = any(${roleIDs}))`;
  return sql`
    select listed.user_id, listed.points as total,
      ${hidden ? sql`(listed.points - coalesce(hidden.points, 0))::int` : sql`listed.points`} as points,
      ${sql.and([
        sql`u.date_deleted is null and u.admin < 2 and u.banned = 0 and not u.is_private`,
        includedRoleIDs && hasRole(includedRoleIDs),
        excludedRoleIDs && sql`not ${hasRole(excludedRoleIDs)}`,
      ])} as is_shown
    from (
      select user_id, points from leaderboard_points
      where period = ${period} and starts = ${periodStart(ctx.now, period)}::date and category_id = ${categoryID}
        and points > 0
        ${last ? sql`and points <= ${last.total} and (points < ${last.total} or user_id > ${last.user_id})` : sql.empty}
      order by points desc, user_id limit ${sql.integer(most)}
    ) listed
    join users u on u.user_id = listed.user_id
    ${hidden ? sql`left join lateral (${hidden}) hidden on true` : sql.empty}
    order by listed.points desc, listed.user_id`;
}

/** What somebody `listed` has of it in categories that the viewer does not see; nothing where they see all. */
function hiddenPoints(
  ctx: RequestContext,
  period: Period,
  { ids, isAll }: { ids: readonly number[]; isAll: boolean },
): Sql | undefined {
  if (isAll) return undefined;
  return sql`
    select sum(closed.points) as points from leaderboard_points closed
    where closed.period = ${period} and closed.starts = ${periodStart(ctx.now, period)}::date
      and closed.user_id = listed.user_id and closed.category_id <> 0 and not closed.category_id = any(${ids})`;
}

/** What a member has of it themselves, whatever of it the viewer sees: their own. */
export async function pointsOfViewer(
  ctx: RequestContext,
  { period, categoryID = 0 }: Pick<LeadersQuery, 'period' | 'categoryID'>,
): Promise<number | null> {
  if (ctx.viewer.userID <= 0) return null;
  const row = await ctx.db.row<{ points: number }>(sql`
    select points from leaderboard_points
    where period = ${period} and starts = ${periodStart(ctx.now, period)}::date
      and user_id = ${ctx.viewer.userID} and category_id = ${categoryID}`);
  return row?.points ?? 0;
}
