// What the site has made of its records, how it stands, and making it right again.
import { z } from 'zod';
import { endpoint, type ResponseOf } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

const lastRun = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']).describe('Where it is.'),
  isCheck: z.boolean().describe('It only looked, and changed nothing.'),
  countDone: z.int().describe('How many records it is through with.'),
  countTotal: z.int().describe('Of how many; 0 where that is not known.'),
  differed: z.int().describe('How many differed, or were made anew; 0 until it is done.'),
  dateAsked: dateTime.describe('When it was asked for.'),
  dateFinished: dateTime.nullable().describe('When it ended; null: it has not.'),
  problem: z.string().nullable().describe('Why it failed, in a sentence; null: it did not.'),
});

const repair = z.object({
  name: z.string().describe('Its name.'),
  kind: z.enum(['index', 'cache', 'counter']).describe('What it makes right.'),
  title: z.string().describe('What it is about, in words; of a counter its name.'),
  act: z.string().describe('What running it does, in words.'),
  canCheck: z.boolean().describe('It can look without changing anything.'),
  facts: z
    .array(
      z.object({ name: z.string().describe('What it is about.'), value: z.string().describe('How much.') }),
    )
    .describe('How it stands.'),
  last: lastRun.nullable().describe('How it ran last; null: never.'),
});
export type Repair = z.infer<typeof repair>;
export type LastRun = z.infer<typeof lastRun>;

export const listRepairs = endpoint({
  method: 'GET',
  path: '/repairs',
  summary: 'How the search index, the caches and the counters stand, and what was mended last.',
  permission: 'site.manage',
  response: z.object({ repairs: z.array(repair).describe('All that the site knows.') }),
});
export type Repairs = ResponseOf<(typeof listRepairs)['spec']>;

export const startRepairs = endpoint({
  method: 'POST',
  path: '/repairs',
  summary: 'Checks or mends some of them, by jobs.',
  permission: 'site.manage',
  body: z.object({
    names: z.array(z.string().min(1).max(100)).min(1).max(100).describe('Which ones.'),
    isCheck: z.boolean().default(false).describe('Only look, and change nothing.'),
  }),
  status: 202,
  response: z.object({
    count: z.int().describe('How many were begun; the others are at work or wait already.'),
  }),
});
