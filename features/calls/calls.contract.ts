// Calls that take longer than a request: going on with them, and following those that go on by themselves.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { limit, page } from '../../platform/contract/fields.ts';
import { bulkProgress, jobHandle } from '../../platform/contract/progress.ts';

export const runCall = endpoint({
  method: 'POST',
  path: '/calls/run',
  summary:
    'Continues a bulk operation that one started oneself: the body is the callbackPayload of the answer before. Anybody else gets 403.',
  // Whether the caller is who started it follows from the payload; it runs with the rights they have now.
  permission: 'public',
  allowsUnauthenticated: true,
  body: z.string().min(1).max(10_000),
  bodyType: 'application/system+jwt',
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
  errors: ['call.badPayload', 'longRun.notYours', 'longRun.running', 'longRun.past', 'longRun.gone'],
});

export const listJobStatuses = endpoint({
  method: 'GET',
  path: '/job-statuses',
  summary: 'The bulk operations that one started in the last day, newest first.',
  permission: 'session.valid',
  query: z.object({ jobTrackingID: z.uuid().optional(), page, limit: limit(30) }),
  response: z.array(jobHandle),
  paging: 'numbered',
});

export const pollJobStatuses = endpoint({
  method: 'POST',
  path: '/job-statuses/poll',
  summary:
    'Waits until one of one’s bulk operations is further than now, or the time is up, then answers them.',
  permission: 'session.valid',
  body: z.object({ maxDuration: z.int().min(0).max(20).default(5) }),
  response: z.array(jobHandle),
  status: 200,
});
