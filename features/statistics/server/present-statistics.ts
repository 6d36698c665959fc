import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type StatisticsSeries, statisticsSeries } from '../../../platform/server/places/daily-counts.ts';
import type { Series, Statistics, StatisticsQuery } from '../statistics.contract.ts';
import { countingSite, firstDay } from './count-days.ts';
import { type DailyRows, dayOf, readDailyRows } from './read-statistics.ts';

const DAY_MS = 86_400_000;
const SHOWN = 50;
const REPLIES = ['replied.1h', 'replied.6h', 'replied.24h', 'replied.7d', 'replied.later', 'replied.notYet'];
const POSTS: readonly string[] = ['discussions', 'comments'];

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

export async function statisticsOf(ctx: RequestContext, query: StatisticsQuery): Promise<Statistics> {
  const daily = await readDailyRows(ctx, query);
  return {
    from: dayOf(daily.from),
    to: dayOf(daily.to),
    category: categoryOf(daily, query),
    series: seriesOf(ctx, query, daily),
    categories: categoriesOf(daily),
    replies: REPLIES.map((name) => ({
      name: name.slice('replied.'.length),
      ...bothOf(daily, name),
    })),
    missedSearches: query.categoryID === undefined ? await missedSearchesOf(ctx, daily) : [],
    counting: await progressOf(ctx),
    isComplete: daily.isComplete,
    isRecountable: ctx.can('site.manage'),
    isExportable: ctx.can('exports.manage'),
  };
}

function categoryOf({ categories }: DailyRows, { categoryID }: StatisticsQuery): Statistics['category'] {
  const node = categoryID === undefined ? undefined : categories.tree.byID.get(categoryID);
  return node ? { categoryID: node.category_id, name: node.name } : null;
}

/** A row for each day and what is counted, for a table. */
export async function daysOf(ctx: RequestContext, query: StatisticsQuery) {
  const daily = await readDailyRows(ctx, query);
  return seriesOf(ctx, query, daily).flatMap(({ name, title, counts }) =>
    counts.map((count, at) => ({
      day: dayOf(new Date(daily.from.getTime() + at * DAY_MS)),
      name,
      title,
      count,
    })),
  );
}

function seriesOf(ctx: RequestContext, { categoryID }: StatisticsQuery, { rows, days }: DailyRows): Series[] {
  const byName = Map.groupBy(rows, ({ name }) => name);
  return statisticsSeries
    .of(ctx)
    .filter(({ isByCategory }) => categoryID === undefined || isByCategory)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, name, isByCategory }: StatisticsSeries) => {
      const all = Array.from({ length: days * 2 }, () => 0);
      for (const { at, count } of byName.get(id) ?? []) all[at] = (all[at] ?? 0) + count;
      const [countsBefore, counts] = [all.slice(0, days), all.slice(days)];
      return {
        ...{ name: id, title: ctx.translator.t(name), isByCategory, counts, countsBefore },
        ...{ total: sum(counts), totalBefore: sum(countsBefore) },
      };
    });
}

function bothOf({ rows, days }: DailyRows, name: string): { count: number; countBefore: number } {
  const of = (isNow: boolean) =>
    sum(rows.filter((row) => row.name === name && row.at >= days === isNow).map(({ count }) => count));
  return { count: of(true), countBefore: of(false) };
}

/** Of those the viewer may see; what was deleted has no name. */
function categoriesOf({ rows, categories, days }: DailyRows): Statistics['categories'] {
  const posts = rows.filter(({ name, category_id }) => POSTS.includes(name) && categories.has(category_id));
  return [...Map.groupBy(posts, (row) => row.category_id)]
    .map(([categoryID, ofIt]) => ({
      categoryID,
      name: categories.tree.byID.get(categoryID)?.name ?? '',
      count: sum(ofIt.filter(({ at }) => at >= days).map(({ count }) => count)),
      countBefore: sum(ofIt.filter(({ at }) => at < days).map(({ count }) => count)),
    }))
    .toSorted((a, b) => b.count - a.count || b.countBefore - a.countBefore || a.categoryID - b.categoryID)
    .slice(0, SHOWN);
}

function missedSearchesOf(
  ctx: RequestContext,
  { from, to }: DailyRows,
): Promise<Statistics['missedSearches']> {
  return ctx.db.rows(sql`
    select words, sum(count)::int as count, max(day)::text as last from missed_searches
    where day >= ${dayOf(from)}::date and day <= ${dayOf(to)}::date
    group by words order by 2 desc, 3 desc, words limit ${sql.integer(SHOWN)}`);
}

export async function progressOf(ctx: RequestContext): Promise<Statistics['counting']> {
  const first = await firstDay(await countingSite(ctx.site));
  const row = await ctx.db.row<{ counted: number }>(
    sql`select count(*)::int as counted from counted_days where day >= ${first}::date`,
  );
  const daysToCount = Math.round((Date.parse(dayOf(ctx.now)) - Date.parse(first)) / DAY_MS) + 1;
  return { daysCounted: Math.min(row?.counted ?? 0, daysToCount), daysToCount };
}
