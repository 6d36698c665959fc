// What rules count: what every community knows of its members, and what add-ons rank members by. Badges are shown to everybody,
// so that posts count where every new member sees them, and nowhere else: what is asked is asked as one of them.
import {
  leaderboardSources,
  makeContext,
  newMemberViewer,
  type RequestContext,
  reactionsReceived,
  type Sql,
  seenByMembers,
  sql,
  unseenPostCounts,
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

/** Of posts and points, without those that not every member sees. */
const ofPosts =
  (count: string): CountOf =>
  async (ctx, userIDs) => {
    const seen = seenByMembers(await ctx.site.roleRegistry());
    return countsIn(
      ctx,
      sql`
      select u.user_id, (${sql.raw(count)})::int as count
      from users u cross join lateral (${unseenPostCounts(sql.raw('u.user_id'), seen)}) unseen
      where u.user_id = any(${[...userIDs]}::int[])`,
    );
  };

const DISCUSSIONS = 'u.count_discussions - unseen.discussions';
const COMMENTS = 'u.count_comments - unseen.comments';

/** Most days in a row on which they wrote, within the last 400; days of UTC. */
const streak: CountOf = async (ctx, userIDs) => {
  const ids = [...userIDs];
  const { ids: seen } = await visibleCategories(ctx);
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
              and category_id = any(${seen}) and date_inserted > now() - interval '400 days'
            union all
            select c.insert_user_id, c.date_inserted from comments c join discussions d using (discussion_id)
            where c.insert_user_id = any(${ids}::int[]) and c.date_held is null and c.date_tombstoned is null
              and d.category_id = any(${seen}) and d.date_held is null and c.date_inserted > now() - interval '400 days'
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

const reactionsGiven: CountOf = async (ctx, userIDs) => {
  const { ids } = await visibleCategories(ctx);
  return countsIn(
    ctx,
    sql`
    select r.user_id, count(*)::int as count
    from reactions r
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussions d on d.discussion_id = case r.record_type when 'comment' then c.discussion_id else r.record_id end
    where r.user_id = any(${[...userIDs]}::int[]) and not r.is_flag
      and d.category_id = any(${ids}) and d.date_held is null and c.date_held is null
    group by r.user_id`,
  );
};

const OWN: Readonly<Record<string, CountOf>> = {
  isMember: ofMember('1'),
  hasPhoto: ofMember('case when photo_url is null then 0 else 1 end'),
  discussions: ofPosts(DISCUSSIONS),
  comments: ofPosts(COMMENTS),
  posts: ofPosts(`${DISCUSSIONS} + ${COMMENTS}`),
  points: ofPosts('u.points - unseen.points'),
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
  { site }: Pick<RequestContext, 'site'>,
  statistic: string,
  userIDs: readonly number[],
): Promise<Counts> {
  const ctx = await makeContext(site, newMemberViewer(await site.roleRegistry()));
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
