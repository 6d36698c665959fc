// What members are ranked by in every community: posts, and points that others gave them.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { hiddenPostsOf } from '../../users/server/counts/user.seen-counts.ts';
import { type LeaderboardScope, leaderboardSources } from './leaders.ts';

export const ownLeaders = [
  leaderboardSources.add({
    leaderboardType: 'posts',
    counted: ({ t }) => t('By posts of the last weeks'),
    points: posts,
  }),
  leaderboardSources.add({
    leaderboardType: 'reputation',
    counted: ({ t }) => t('By points others gave them'),
    points: (scope, ctx) => (scope.isEverywhere && !scope.since ? allPoints(ctx) : reputation(scope)),
  }),
];

const within = (column: string, { since }: LeaderboardScope): Sql =>
  since ? sql`and ${sql.raw(column)} > ${since}` : sql.empty;

function posts(scope: LeaderboardScope): Sql {
  return sql`
    select user_id, count(*) as points from (
      select p.insert_user_id as user_id from discussions p
      where p.date_held is null and p.type <> 'redirect' and p.category_id = any(${scope.categoryIDs}) ${within('p.date_inserted', scope)}
      union all
      select p.insert_user_id from comments p join discussions d using (discussion_id)
      where p.date_held is null and p.date_tombstoned is null and d.date_held is null
        and d.category_id = any(${scope.categoryIDs}) ${within('p.date_inserted', scope)}
    ) posts group by user_id`;
}

/** By when it was given, not by when the post was written. */
function reputation(scope: LeaderboardScope): Sql {
  return sql`
    select coalesce(c.insert_user_id, d.insert_user_id) as user_id, sum(r.points) as points
    from reactions r
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussions d on d.discussion_id = case r.record_type when 'comment' then c.discussion_id else r.record_id end
    where r.points <> 0 and d.date_held is null and c.date_held is null
      and d.category_id = any(${scope.categoryIDs}) ${within('r.date_inserted', scope)}
    group by 1`;
}

async function allPoints(ctx: RequestContext): Promise<Sql> {
  const hidden = await hiddenPostsOf(ctx);
  return hidden
    ? sql`
      select user_id, users.points - coalesce(hidden.points, 0) as points
      from users left join (${hidden}) hidden using (user_id) where users.points > 0`
    : sql`select user_id, points from users where points > 0`;
}
