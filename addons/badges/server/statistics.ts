// What rules count: what every community knows of its members, and what add-ons rank members by.
import {
  leaderboardSources,
  type RequestContext,
  reactionsReceived,
  type Sql,
  sql,
  visibleCategories,
} from '@parley/addon-api';

export type Counts = ReadonlyMap<number, number>;
type CountOf = (ctx: RequestContext, userIDs: readonly number[]) => Promise<Counts>;

async function countsIn(ctx: RequestContext, rows: Sql): Promise<Counts> {
  const found = await ctx.db.rows<{ user_id: number; count: number }>(rows);
  return new Map(found.map(({ user_id, count }) => [user_id, count]));
}

const ofMember =
  (count: string): CountOf =>
  (ctx, userIDs) =>
    countsIn(
      ctx,
      sql`select user_id, (${sql.raw(count)})::int as count from users where user_id = any(${[...userIDs]}::int[])`,
    );

/** Most days in a row on which they wrote, within the last 400; days of UTC. */
const streak: CountOf = (ctx, userIDs) => {
  const ids = [...userIDs];
  return countsIn(
    ctx,
    sql`
    select user_id, max(days)::int as count from (
      select user_id, count(*) as days from (
        select user_id, day - (row_number() over (partition by user_id order by day))::int as began from (
          select distinct p.insert_user_id as user_id, (p.date_inserted at time zone 'UTC')::date as day
          from (
            select insert_user_id, date_inserted from discussions
            where insert_user_id = any(${ids}::int[]) and date_held is null and type <> 'redirect'
              and date_inserted > now() - interval '400 days'
            union all
            select insert_user_id, date_inserted from comments
            where insert_user_id = any(${ids}::int[]) and date_held is null and date_tombstoned is null
              and date_inserted > now() - interval '400 days'
          ) p
        ) written
      ) runs group by user_id, began
    ) streaks group by user_id`,
  );
};

/** How often others thought well of what they wrote: a sum over categories, however much that is. */
const wellReceived: CountOf = async (ctx, userIDs) => {
  const { ids } = await visibleCategories(ctx);
  const positive = await ctx.db.rows<{ urlcode: string }>(sql`
    select urlcode from reaction_types where class = 'Positive'`);
  const isPositive = new Set(positive.map(({ urlcode }) => urlcode));
  const counts = new Map<number, number>();
  for (const { user_id, urlcode, count } of await reactionsReceived(ctx.db, userIDs, ids))
    if (isPositive.has(urlcode)) counts.set(user_id, (counts.get(user_id) ?? 0) + count);
  return counts;
};

const reactionsGiven: CountOf = (ctx, userIDs) =>
  countsIn(
    ctx,
    sql`
    select user_id, count(*)::int as count from reactions
    where user_id = any(${[...userIDs]}::int[]) and not is_flag group by user_id`,
  );

const OWN: Readonly<Record<string, CountOf>> = {
  isMember: ofMember('1'),
  hasPhoto: ofMember('case when photo_url is null then 0 else 1 end'),
  discussions: ofMember('count_discussions'),
  comments: ofMember('count_comments'),
  posts: ofMember('count_discussions + count_comments'),
  points: ofMember('points'),
  visits: ofMember('count_visits'),
  years: ofMember("extract(year from age(now() at time zone 'UTC', date_inserted at time zone 'UTC'))"),
  streak,
  reactionsReceived: wellReceived,
  reactionsGiven,
};

/** The product ranks by these, which count for all members at once; they are `posts` and `points` here. */
const OF_THE_PRODUCT: ReadonlySet<string> = new Set(['posts', 'reputation']);

/** What add-ons that are switched on rank members by: accepted answers. */
const addedSources = (ctx: RequestContext) =>
  leaderboardSources
    .of(ctx)
    .filter(({ leaderboardType, points }) => points && !OF_THE_PRODUCT.has(leaderboardType));

export function statisticNames(ctx: RequestContext): Set<string> {
  return new Set<string>([
    ...Object.keys(OWN),
    ...addedSources(ctx).map(({ leaderboardType }) => leaderboardType),
  ]);
}

/** Of these members; of nobody where it is counted no longer. */
export async function countsOf(
  ctx: RequestContext,
  statistic: string,
  userIDs: readonly number[],
): Promise<Counts> {
  const own = Object.hasOwn(OWN, statistic) ? OWN[statistic] : undefined;
  if (own) return own(ctx, userIDs);
  const source = addedSources(ctx).find(({ leaderboardType }) => leaderboardType === statistic);
  const { ids } = await visibleCategories(ctx);
  const rows = await source?.points?.({ categoryIDs: ids, isEverywhere: true, since: undefined }, ctx);
  if (!rows) return new Map();
  return countsIn(
    ctx,
    sql`select user_id, points::int as count from (${rows}) counted where user_id = any(${[...userIDs]}::int[])`,
  );
}
