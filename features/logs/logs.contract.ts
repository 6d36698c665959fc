// Logs: what failed on our side, and what is known of one request by its number.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const loggedError = z.object({
  fingerprint: z.string().describe('What fails alike has the same.'),
  message: z.string().describe('What happened.'),
  error: z.string().describe('The error, as the program says it.'),
  stack: z.string().describe('Where in the program it was.'),
  count: z.int().describe('How often it happened since it stands here.'),
  requestIDs: z.array(z.string()).describe('The last 20 requests that met it, newest first.'),
  dateFirst: dateTime.describe('When it happened first.'),
  dateLast: dateTime.describe('When it happened last.'),
});
export type LoggedError = z.infer<typeof loggedError>;

export const listLoggedErrors = endpoint({
  method: 'GET',
  path: '/logs/errors',
  summary: 'What failed on our side, what happened last first; what fails alike is one.',
  permission: 'site.manage',
  query: z.object({
    limit: z.int().min(1).max(500).default(100).describe('How many at most; 500 are stored.'),
  }),
  response: z.object({
    errors: z.array(loggedError).describe('As many as were asked for.'),
    isMore: z.boolean().describe('There are more.'),
  }),
});

const requestID = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .describe('As a page with a problem says it, or the header X-Request-Id.')
  .meta({ examples: ['0f8b2c1e-9d1a-4c53-9f5e-0a5d9f0f8b2c'] });

export const findRequest = endpoint({
  method: 'GET',
  path: '/logs/requests',
  summary: 'What is known of one request: the errors that it met, and what staff did by it.',
  permission: 'site.manage',
  query: z.object({ requestID }),
  response: z.object({
    errors: z.array(loggedError).describe('What it failed at.'),
    acts: z
      .array(
        z.object({
          auditLogID: z.int().describe('The entry of the audit log.'),
          label: z.string().describe('What was done.'),
          userName: z.string().describe('Who did it.'),
          dateInserted: dateTime.describe('When it was done.'),
          url: z.string().describe('Where the entry stands.'),
        }),
      )
      .describe('Entries of the audit log that were written by it; 50 at most.'),
  }),
});

export const discardLoggedErrors = endpoint({
  method: 'DELETE',
  path: '/logs/errors',
  summary: 'Takes errors that were seen to off the list: one, or all.',
  permission: 'site.manage',
  query: z.object({
    fingerprint: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional()
      .describe('Which one; absent: all.'),
  }),
});
