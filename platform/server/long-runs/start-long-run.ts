// Starts a long run: what can be done in the time is done at once; the rest is kept for POST /calls/run or for a job.
import { fieldProblem, permissionProblem } from '../../contract/errors.ts';
import type { BulkProgress, RecordID, TrackingSlip } from '../../contract/progress.ts';
import { sql } from '../db/sql.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';
import { Answer } from '../http/route.ts';
import { callbackPayload } from './callback-token.ts';
import type { LongRun } from './long-run.ts';
import { noProgress, statusOf, takeTurns } from './take-turns.ts';
import { presentSlip, type SlipRow, slipColumns } from './tracking-slip.ts';

export const LONG_RUN_JOB = 'calls.run';

const MAX_SECONDS = 20;

/** A single record is answered without words once it is through: `isSingle`. */
export async function startLongRun<Args extends object>(
  ctx: RequestContext,
  run: LongRun<Args>,
  args: Args,
  options: { isSingle?: boolean } = {},
): Promise<Answer<BulkProgress>> {
  if (ctx.viewer.isGuest) throw permissionProblem(['session.valid']);
  const { isAsync, seconds } = wishes(ctx);
  await run.require?.(ctx, args);
  const ids = await run.list(ctx, args);
  if (isAsync) {
    const slip = await ctx.write((w) => keepForJob(w, run, args, ids));
    return new Answer(slip as never, { status: 202 });
  }
  const until = Date.now() + seconds * 1000;
  const { progress, done } = await takeTurns(ctx, run, args, { ids, countTotal: ids.length, until });
  const left = ids.slice(done);
  const status = statusOf(progress, left.length === 0);
  if (options.isSingle && status === 200) return new Answer(undefined as never, { status: 204 });
  const callback = left.length === 0 ? null : await keepRest(ctx, run, args, left, ids.length);
  return new Answer({ progress, callbackPayload: callback }, { status });
}

/** `longRunnerMode` and `longRunnerTimeout` of the request. */
export function wishes({ requestUrl }: RequestContext): { isAsync: boolean; seconds: number } {
  const query = new URL(requestUrl, 'http://localhost').searchParams;
  const mode = query.get('longRunnerMode') ?? 'sync';
  if (mode !== 'sync' && mode !== 'async')
    throw fieldProblem('longRunnerMode', 'longRunnerMode must be one of: sync, async.');
  const timeout = query.get('longRunnerTimeout') ?? String(MAX_SECONDS);
  if (!/^\d+$/.test(timeout) || Number(timeout) > MAX_SECONDS)
    throw fieldProblem('longRunnerTimeout', `longRunnerTimeout is a number from 0 to ${MAX_SECONDS}.`);
  return { isAsync: mode === 'async', seconds: Number(timeout) };
}

async function keepRest<Args extends object>(
  ctx: RequestContext,
  run: LongRun<Args>,
  args: Args,
  ids: readonly RecordID[],
  countTotal: number,
): Promise<string> {
  const { userID } = ctx.viewer;
  const row = await ctx.db.row<{ long_run_id: string }>(sql`
    insert into long_runs (name, user_id, args, ids, count_total, status, progress)
    values (${run.name}, ${userID}, ${JSON.stringify(args)}, ${JSON.stringify(ids)}, ${countTotal}, 'progress',
      ${JSON.stringify(noProgress(countTotal))})
    returning long_run_id`);
  if (!row) throw new Error('The rest of a long run could not be kept.');
  return callbackPayload(ctx.site.database, { longRunID: row.long_run_id, name: run.name, userID, step: 0 });
}

/** All of it by a job, which goes on after a crash. Begins with the commit, beside what was done until then. */
export async function keepForJob<Args extends object>(
  w: WriteContext,
  run: LongRun<Args>,
  args: Args,
  ids: readonly RecordID[],
): Promise<TrackingSlip> {
  const row = await w.db.row<SlipRow>(sql`
    insert into long_runs (name, user_id, args, ids, count_total, status, progress)
    values (${run.name}, ${w.viewer.userID}, ${JSON.stringify(args)}, ${JSON.stringify(ids)}, ${ids.length},
      ${ids.length === 0 ? 'complete' : 'received'}, ${JSON.stringify(noProgress(ids.length))})
    returning ${slipColumns}`);
  if (!row) throw new Error('A long run could not be kept.');
  const longRunID = row.long_run_id;
  await w.enqueue(LONG_RUN_JOB, { longRunID }, { key: `${LONG_RUN_JOB}:${longRunID}` });
  return presentSlip(row);
}
