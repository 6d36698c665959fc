// Who gave answers that were accepted.

import { type LeaderboardSource, sql } from '@parley/addon-api';

/** By when they were accepted. */
export const bestAnswerers: LeaderboardSource = {
  leaderboardType: 'acceptedAnswers',
  counted: ({ t }) => t('By answers that were accepted'),
  points: ({ categoryIDs, since }) => sql`
    select c.insert_user_id as user_id, count(*) as points
    from answers a join comments c using (comment_id) join discussions d on d.discussion_id = a.discussion_id
    where a.status = 'accepted' and c.date_held is null and c.date_tombstoned is null and d.date_held is null
      and d.category_id = any(${categoryIDs}) ${since ? sql`and a.date_accepted > ${since}` : sql.empty}
    group by 1`,
};
