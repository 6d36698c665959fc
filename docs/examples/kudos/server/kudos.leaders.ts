// A kind of leaderboard: who was given most kudos, in the categories that the reader sees.
import { type LeaderboardSource, leaderboardSources, leaderboardTypes, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

const source: LeaderboardSource = {
  leaderboardType: 'kudos',
  counted: ({ t }) => t('By kudos for their comments'),
  points: ({ categoryIDs, since }) => sql`
    select k.to_user_id as user_id, count(*) as points
    from kudos_given k join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
    where d.category_id = any(${categoryIDs}) and d.date_held is null and c.date_held is null
      and c.date_tombstoned is null and k.date_hidden is null ${since ? sql`and k.date_inserted > ${since}` : sql.empty}
    group by k.to_user_id`,
};

export const kudosLeaders = [
  leaderboardTypes.add(wordings({ kudos: 'Kudos' })),
  leaderboardSources.add(source),
];
