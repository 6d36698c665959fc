// Who was given most points in a day, week, month or year of the calendar, or ever.
import { dateTime, endpoint, idParam, limit, userFragment, z } from '@parley/addon-api/contract';

export const leaderboardPeriod = z
  .enum(['d', 'w', 'm', 'y', 'a'])
  .describe('The day, week, month or year that is now, in UTC; weeks begin on Mondays. a: all time.');

export const periodLeader = z.object({
  rank: z.int().min(1).describe('Their place; members of as many points share one.'),
  points: z.int().describe('What they were given in the period, of what the viewer sees.'),
  user: userFragment,
});

export const leaderboard = z.object({
  slotType: leaderboardPeriod,
  timeSlot: dateTime.nullable().describe('When the period began; null: all time.'),
  categoryID: z.int().nullable().describe('The category whose posts count; null: everything.'),
  leaders: z.array(periodLeader).describe('The members with the most, best first.'),
  ownPoints: z.int().nullable().describe('What the viewer was given in the period; null: a guest.'),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/leaderboard',
  readsReplica: true,
  summary:
    'Who was given most points in a period, by reactions to their posts, badges and what else brings points.',
  permission: 'leaderboards.view',
  query: z.object({
    slotType: leaderboardPeriod.default('w'),
    categoryID: idParam
      .optional()
      .describe('Points for posts of this category, without those below it. Absent: everything.'),
    limit: limit(10),
  }),
  response: leaderboard,
});
