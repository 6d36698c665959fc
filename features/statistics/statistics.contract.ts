// Statistics: how much there was of what, by day and category, beside the same time before.
import { z } from 'zod';
import { endpoint, type ResponseOf } from '../../platform/contract/endpoint.ts';
import { id } from '../../platform/contract/fields.ts';

export const statisticsReaders = ['site.manage', 'community.manage'] as const;

/** Days that can be looked at: a week, a month, a quarter, a year. */
export const periods = [7, 30, 90, 365] as const;

export const day = z.iso.date();

export const statisticsQuery = z.object({
  days: z
    .union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)])
    .default(30)
    .describe('How many days, today among them. Not looked at where from and to are given.'),
  from: day.optional().describe('The first of other days, with to; at most 366 days, both counted.'),
  to: day.optional().describe('The last of them, in UTC; today at the latest.'),
  categoryID: id.optional().describe('Of this category and those below it alone.'),
});
export type StatisticsQuery = z.output<typeof statisticsQuery>;

const series = z.object({
  name: z.string().describe('What is counted.'),
  title: z.string().describe('The same in words.'),
  isByCategory: z
    .boolean()
    .describe('False: it belongs to no category, and is left out where one is asked for.'),
  total: z.int().describe('Of all days.'),
  totalBefore: z.int().describe('Of as many days before.'),
  counts: z.array(z.int()).describe('By day, the first day first.'),
  countsBefore: z.array(z.int()).describe('Of the days before.'),
});
export type Series = z.infer<typeof series>;

const countOfCategory = z.object({
  categoryID: id,
  name: z.string().describe('Its name.'),
  count: z.int().describe('Discussions and comments.'),
  countBefore: z.int().describe('The same of as many days before.'),
});

export const getStatistics = endpoint({
  method: 'GET',
  path: '/statistics',
  summary: 'Visits, posts, members, answers and searches by day, beside as many days before.',
  permission: statisticsReaders,
  query: statisticsQuery,
  response: z.object({
    from: day.describe('The first day.'),
    to: day.describe('The last day, in UTC.'),
    category: z
      .object({ categoryID: id, name: z.string().describe('Its name.') })
      .nullable()
      .describe('What it is narrowed to.'),
    series: z.array(series).describe('What is counted, in order.'),
    categories: z.array(countOfCategory).describe('Where posts were written, most first; 50 at most.'),
    replies: z
      .array(
        z.object({
          name: z.string().describe('Within which time the first reply of somebody else came.'),
          count: z.int().describe('Discussions of these days.'),
          countBefore: z.int().describe('Discussions of the days before.'),
        }),
      )
      .describe('How long discussions waited for a first reply.'),
    missedSearches: z
      .array(
        z.object({
          words: z.string().describe('What was searched for.'),
          count: z.int().describe('How often.'),
          last: day.describe('On which day last.'),
        }),
      )
      .describe('What was not found, most first; 50 at most.'),
    counting: z
      .object({
        daysCounted: z.int().describe('Days of the community that are counted.'),
        daysToCount: z.int().describe('All of them: while there are more, a job goes on counting.'),
      })
      .describe('How far the counting of days is.'),
    isComplete: z
      .boolean()
      .describe('False: today could not be counted in time, and is as it was counted last.'),
    isRecountable: z.boolean().describe('Whether the caller may have all days counted again.'),
    isExportable: z.boolean().describe('Whether the caller may take the days away as a table.'),
  }),
});
export type Statistics = ResponseOf<(typeof getStatistics)['spec']>;

export const listStatisticsDays = endpoint({
  method: 'GET',
  path: '/statistics/days',
  summary: 'The same by day, a row for each and what is counted.',
  permission: statisticsReaders,
  query: statisticsQuery,
  response: z.array(
    z.object({
      day: day.describe('In UTC.'),
      name: z.string().describe('What is counted.'),
      title: z.string().describe('The same in words.'),
      count: z.int().describe('How much of it there was.'),
    }),
  ),
});

export const recountStatistics = endpoint({
  method: 'POST',
  path: '/statistics/recount',
  summary: 'Has all days counted again, the latest first.',
  permission: 'site.manage',
  status: 202,
  response: z.object({ daysToCount: z.int().describe('How many days there are.') }),
});
