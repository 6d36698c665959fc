// Jobs: work that the site does by itself, as those who look after it see it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

const counts = z.object({
  task: z.string().describe('What kind of job it is.'),
  queue: z
    .enum(['internal', 'external', 'bulk', 'unknown'])
    .describe(
      'Which workers take it: the site’s own, what waits for others, what goes through many records.',
    ),
  waiting: z.int().describe('How many wait for their turn.'),
  running: z.int().describe('How many are at work.'),
  retried: z.int().describe('How many failed and are tried again.'),
  failed: z.int().describe('How many failed for good.'),
});

export const failingJob = z.object({
  jobID: z.string().describe('Its number.'),
  task: z.string().describe('What kind of job it is.'),
  state: z.enum(['failed', 'retried']).describe('It failed for good, or is tried again.'),
  attempts: z.int().describe('How often it was tried.'),
  maxAttempts: z.int().describe('How often it is tried before it is given up.'),
  error: z.string().describe('What it failed at last.'),
  dateInserted: dateTime.describe('When it was asked for.'),
  dateFailed: dateTime.describe('When it failed last.'),
  dateRun: dateTime.describe('When it is tried next, unless it failed for good.'),
});
export type FailingJob = z.infer<typeof failingJob>;

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  summary: 'How many jobs wait, run and failed, and what the failed ones failed at.',
  permission: 'site.manage',
  response: z.object({
    tasks: z.array(counts).describe('Of the first 10,000 jobs; those of which there are none are left out.'),
    isMore: z.boolean().describe('There are more than 10,000.'),
    jobs: z
      .array(failingJob)
      .describe('The latest that failed, those that failed for good first; 100 at most.'),
  }),
});

const someJobs = z.object({
  jobIDs: z
    .array(
      z
        .string()
        .regex(/^\d{1,18}$/)
        .meta({ examples: ['4711'] }),
    )
    .min(1)
    .max(100)
    .describe('Which ones.'),
});
const done = z.object({
  count: z.int().describe('With how many it was done: whatever runs, ran or is gone is left alone.'),
});

export const retryJobs = endpoint({
  method: 'POST',
  path: '/jobs/retry',
  summary: 'Jobs that failed run again at once, with all their attempts.',
  permission: 'site.manage',
  body: someJobs,
  status: 200,
  response: done,
});

export const discardFailedJobs = endpoint({
  method: 'POST',
  path: '/jobs/discard',
  summary: 'Jobs that failed are given up: what they should have done does not happen.',
  permission: 'site.manage',
  body: someJobs,
  status: 200,
  response: done,
});
