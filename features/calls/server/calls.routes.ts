import { continueBulkOperation } from '../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import { runnerOptions } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { listJobStatuses, pollJobStatuses, runCall } from '../calls.contract.ts';
import { listJobHandles, pollJobHandles } from './job-statuses.ts';

export const callRoutes = [
  route(runCall, async (ctx, { body }) => {
    const answer = await continueBulkOperation(ctx, body.trim(), runnerOptions(ctx).seconds);
    return new Answer(answer.body, { status: answer.status });
  }),
  route(listJobStatuses, (ctx, { query }) => listJobHandles(ctx, query)),
  route(pollJobStatuses, (ctx, { body }) => pollJobHandles(ctx, body.maxDuration)),
];
