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
import { daysAskedFor } from './days-asked-for.ts';

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
  /** The first of the days that are looked at, the last, and how many they are; as many come before. */
  from: Date;
  to: Date;
  days: number;
  rows: Row[];
  categories: VisibleCategories;
  isComplete: boolean;
}

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

export async function readDailyRows(ctx: RequestContext, query: StatisticsQuery): Promise<DailyRows> {
  const { from, to, days, endsToday } = daysAskedFor(ctx.now, query);
  const before = new Date(from.getTime() - days * DAY_MS);
  const { categoryID } = query;
  const categories = await visibleCategories(ctx);
  if (categoryID !== undefined) await requireCategory(ctx, categoryID);
  const wanted =
    categoryID === undefined ? undefined : [categoryID, ...categories.tree.descendants(categoryID)];
  const stored = await ctx.db.rows<Row>(sql`
    select (day - ${dayOf(before)}::date)::int as at, name, category_id, count::float8 as count
    from daily_counts where day >= ${dayOf(before)}::date and day <= ${dayOf(to)}::date
      and (${wanted ?? null}::int[] is null or category_id = any(${wanted ?? null}::int[]))`);
  const today = endsToday ? await countToday(ctx, to) : undefined;
  const at = days * 2 - 1;
  const isWanted = (row: { category_id: number }) => wanted === undefined || wanted.includes(row.category_id);
  const rows = today
    ? [...stored.filter((row) => row.at !== at), ...today.filter(isWanted).map((row) => ({ at, ...row }))]
    : stored;
  return { from, to, days, rows, categories, isComplete: !endsToday || today !== undefined };
}

/** As it is at this moment, unless that takes too long. */
async function countToday(ctx: RequestContext, today: Date) {
  if (dailyCountSources.of(ctx).length === 0) return [];
  return withinTime(ctx.site.database, TODAY_MS, (db) => countsOf(ctx, db, today));
}
