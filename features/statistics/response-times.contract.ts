// In how much time requests are answered: kinds of requests, and the milliseconds up to which they are counted together.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { day, statisticsQuery, statisticsReaders } from './statistics.contract.ts';

export const requestKinds = ['page', 'api', 'search'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Neighbours are at most half as far apart again; what takes longer than the last is counted in it. */
export const TIME_LIMITS = [
  ...[1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700],
  ...[1000, 1500, 2000, 3000, 5000, 7000, 10_000, 20_000, 60_000],
] as const;

/** Requests by the limit within which they were answered. */
export type CountsByLimit = ReadonlyMap<number, number>;

/** Within which limit so large a share of all was answered; 0 where there was none. */
export function limitOfShare(counts: CountsByLimit, share: number): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const wanted = Math.ceil(all * share);
  let seen = 0;
  for (const limit of TIME_LIMITS) {
    seen += counts.get(limit) ?? 0;
    if (seen > 0 && seen >= wanted) return limit;
  }
  return 0;
}

const times = {
  requests: z.int().describe('How many were answered.'),
  failures: z.int().describe('Of them those that the site failed at: answers of 500 and above.'),
  p50: z
    .int()
    .describe('Milliseconds within which half of them were answered, rounded up to a limit; 0: none was.'),
  p95: z
    .int()
    .describe('Milliseconds within which 95 of 100 were answered, rounded up to a limit; 60000: or longer.'),
};

const responseTimesOfKind = z.object({
  kind: z.enum(requestKinds).describe('Pages, calls of the API, or searches by either.'),
  title: z.string().describe('The same in words.'),
  ...times,
  days: z.array(z.object({ day: day.describe('In UTC.'), ...times })).describe('Days with requests.'),
});
export type ResponseTimesOfKind = z.infer<typeof responseTimesOfKind>;

export const getResponseTimes = endpoint({
  method: 'GET',
  path: '/statistics/response-times',
  summary: 'How long requests took on the server, by their kind and by day.',
  permission: statisticsReaders,
  query: statisticsQuery,
  response: z.object({
    kinds: z.array(responseTimesOfKind).describe('In order; none where a category is asked for.'),
  }),
});

export const listResponseTimeDays = endpoint({
  method: 'GET',
  path: '/statistics/response-times/days',
  summary: 'How long requests took on the server by day, a row for each and the kind of requests.',
  permission: statisticsReaders,
  query: statisticsQuery,
  response: z.array(
    z.object({
      day: day.describe('In UTC.'),
      kind: z.enum(requestKinds).describe('Pages, calls of the API, or searches by either.'),
      title: z.string().describe('The same in words.'),
      ...times,
    }),
  ),
});
