import { Answer, route } from '../../../platform/server/http/route.ts';
import { continueLongRun } from '../../../platform/server/long-runs/continue-long-run.ts';
import { wishes } from '../../../platform/server/long-runs/start-long-run.ts';
import { listJobStatuses, pollJobStatuses, runCall } from '../calls.contract.ts';
import { listSlips, pollSlips } from './job-statuses.ts';

export const callRoutes = [
  route(runCall, async (ctx, { body }) => {
    const answer = await continueLongRun(ctx, body.trim(), wishes(ctx).seconds);
    return new Answer(answer.body, { status: answer.status });
  }),
  route(listJobStatuses, (ctx, { query }) => listSlips(ctx, query)),
  route(pollJobStatuses, (ctx, { body }) => pollSlips(ctx, body.maxDuration)),
];
