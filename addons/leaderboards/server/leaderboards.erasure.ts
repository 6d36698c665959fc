// What becomes of totals when a member goes, and what they take along.
import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const leaderboardErasure = [
  erasureParts.add({
    id: 'leaderboard_awards',
    isOwn: true,
    rowsOf: 'leaderboard_awards',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Points by day', why: 'Who is gone leads nowhere.' }),
  }),
  erasureParts.add({
    id: 'leaderboard_points',
    isOwn: true,
    rowsOf: 'leaderboard_points',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    ...wordings({ name: 'Points of leaderboards', why: 'Who is gone leads nowhere.' }),
  }),
  ownDataParts.add({
    name: 'leaderboardPoints',
    about: 'Points that you were given, by day and by what brought them.',
    rows: (userID) => sql`
      select day, source, record_id, points from leaderboard_awards where user_id = ${userID} order by day, source, record_id`,
  }),
];
