// The days as they were counted, and today as it is now.
import { sql } from '../../../platform/server/db/sql.ts';
import { withinTime } from '../../../platform/server/db/within-time.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { dailyCountSources } from '../../../platform/server/places/daily-counts.ts';
import {
  requireCategory,
  type VisibleCategories,
  visibleCategories,
} from '../../categories/server/category.policy.ts';
import type { StatisticsQuery } from '../statistics.contract.ts';
import { countsOf } from './count-days.ts';

const DAY_MS = 86_400_000;
const TODAY_MS = 2000;

interface Row {
  /** Days since the first of the days before. */
  at: number;
  name: string;
  category_id: number;
  count: number;
}

export interface DailyRows {
  /** The first of the days that are looked at, the last (today), and the first of those before. */
  from: Date;
  to: Date;
  before: Date;
  rows: Row[];
  categories: VisibleCategories;
  isComplete: boolean;
}

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export async function readDailyRows(
  ctx: RequestContext,
  { days, categoryID }: StatisticsQuery,
): Promise<DailyRows> {
  const to = new Date(Math.floor(ctx.now.getTime() / DAY_MS) * DAY_MS);
  const from = new Date(to.getTime() - (days - 1) * DAY_MS);
  const before = new Date(from.getTime() - days * DAY_MS);
  const categories = await visibleCategories(ctx);
  if (categoryID !== undefined) await requireCategory(ctx, categoryID);
  const wanted =
    categoryID === undefined ? undefined : [categoryID, ...categories.tree.descendants(categoryID)];
  const stored = await ctx.db.rows<Row>(sql`
    select (day - ${dayOf(before)}::date)::int as at, name, category_id, count::float8 as count
    from daily_counts where day >= ${dayOf(before)}::date and day <= ${dayOf(to)}::date
      and (${wanted ?? null}::int[] is null or category_id = any(${wanted ?? null}::int[]))`);
  const today = await countToday(ctx, to);
  const at = days * 2 - 1;
  const isWanted = (row: { category_id: number }) => wanted === undefined || wanted.includes(row.category_id);
  const rows = today
    ? [...stored.filter((row) => row.at !== at), ...today.filter(isWanted).map((row) => ({ at, ...row }))]
    : stored;
  return { from, to, before, rows, categories, isComplete: today !== undefined };
}

/** As it is at this moment, unless that takes too long. */
async function countToday(ctx: RequestContext, today: Date) {
  if (dailyCountSources.of(ctx).length === 0) return [];
  return withinTime(ctx.site.database, TODAY_MS, (db) => countsOf(ctx, db, today));
}
