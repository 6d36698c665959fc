// Starts a bulk operation: what can be done in the time is done at once; the rest is stored for POST /calls/run or for a job.

import { randomUUID } from 'node:crypto';
import { fieldProblem, permissionProblem } from '../../contract/errors.ts';
import type { BulkProgress, JobHandle, RecordID } from '../../contract/progress.ts';
import type { AuditFacts } from '../audit-log/request-origin.ts';
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';
import { Answer } from '../http/route.ts';
import type { BulkOperation } from './bulk-operation.ts';
import { callbackPayload } from './callback-token.ts';
import { type JobHandleRow, jobHandleColumns, presentJobHandle } from './job-handle.ts';
import { noProgress, processRecords, statusOf } from './process-records.ts';

export const BULK_OPERATION_JOB = 'calls.run';

export const FINISH_JOB = 'calls.finish';

/** Whoever waits for an answer asks for the next step at once. */
export const SECONDS_UNTIL_ABANDONED = 60;

const MAX_SECONDS = 20;

/** A single record is answered without words once it is through: `isSingle`. */
export async function startBulkOperation<Args extends object>(
  ctx: RequestContext,
  run: BulkOperation<Args>,
  args: Args,
  options: { isSingle?: boolean } = {},
): Promise<Answer<BulkProgress>> {
  if (ctx.viewer.isGuest) throw permissionProblem(['session.valid']);
  const { isAsync, seconds } = runnerOptions(ctx);
  await run.require?.(ctx, args);
  const ids = await run.list(ctx, args);
  // What one call does to many records is one act in the log, and is undone as one.
  if (ids.length > 1) ctx.auditFacts.runID ??= randomUUID();
  if (isAsync) {
    const jobHandle = await ctx.write((w) => enqueueBulkOperation(w, run, args, ids));
    return new Answer(jobHandle as never, { status: 202 });
  }
  const until = Date.now() + seconds * 1000;
  const { progress, done } = await processRecords(ctx, run, args, { ids, countTotal: ids.length, until });
  const left = ids.slice(done);
  const status = statusOf(progress, left.length === 0);
  if (options.isSingle && status === 200) return new Answer(undefined as never, { status: 204 });
  const callback = left.length === 0 ? null : await saveRest(ctx, run, args, left, ids.length);
  return new Answer({ progress, callbackPayload: callback }, { status });
}

/** `longRunnerMode` and `longRunnerTimeout` of the request. */
export function runnerOptions({ requestUrl }: RequestContext): { isAsync: boolean; seconds: number } {
  const query = new URL(requestUrl, 'http://localhost').searchParams;
  const mode = query.get('longRunnerMode') ?? 'sync';
  if (mode !== 'sync' && mode !== 'async')
    throw fieldProblem('longRunnerMode', 'longRunnerMode must be one of: sync, async.');
  const timeout = query.get('longRunnerTimeout') ?? String(MAX_SECONDS);
  if (!/^\d+$/.test(timeout) || Number(timeout) > MAX_SECONDS)
    throw fieldProblem('longRunnerTimeout', `longRunnerTimeout is a number from 0 to ${MAX_SECONDS}.`);
  return { isAsync: mode === 'async', seconds: Number(timeout) };
}

interface Stored {
  args: object;
  ids: readonly RecordID[];
  countTotal: number;
  status: JobHandle['status'];
  auditFacts: AuditFacts;
}

async function insertBulkOperation(
  db: Pick<Queryable, 'row'>,
  name: string,
  userID: number,
  { args, ids, countTotal, status, auditFacts }: Stored,
): Promise<JobHandleRow> {
  const row = await db.row<JobHandleRow>(sql`
    insert into bulk_operations (name, user_id, args, ids, count_total, status, progress, audit_facts)
    values (${name}, ${userID}, ${JSON.stringify(args)}, ${JSON.stringify(ids)}, ${countTotal}, ${status},
      ${JSON.stringify(noProgress(countTotal))}, ${JSON.stringify(auditFacts)})
    returning ${jobHandleColumns}`);
  if (!row) throw new Error('A bulk operation could not be stored.');
  return row;
}

async function saveRest<Args extends object>(
  ctx: RequestContext,
  { name }: BulkOperation<Args>,
  args: Args,
  ids: readonly RecordID[],
  countTotal: number,
): Promise<string> {
  const { userID } = ctx.viewer;
  const rest = { args, ids, countTotal, status: 'progress', auditFacts: ctx.auditFacts } as const;
  const { bulk_operation_id: bulkOperationID } = await insertBulkOperation(ctx.db, name, userID, rest);
  return callbackPayload(ctx.site.database, { bulkOperationID, name, userID, step: 0 });
}

function auditFactsOf({ origin }: WriteContext): AuditFacts {
  return {
    ...(origin?.parent && { parent: origin.parent }),
    ...(origin?.reason && { reason: origin.reason }),
    ...(origin?.runID && { runID: origin.runID }),
  };
}

/** All of it by a job, which goes on after a crash. Begins with the commit, beside what was done until then. */
export async function enqueueBulkOperation<Args extends object>(
  w: WriteContext,
  { name }: BulkOperation<Args>,
  args: Args,
  ids: readonly RecordID[],
): Promise<JobHandle> {
  const row = await insertBulkOperation(w.db, name, w.viewer.userID, {
    ...{ args, ids, countTotal: ids.length, auditFacts: auditFactsOf(w) },
    status: ids.length === 0 ? 'complete' : 'received',
  });
  return enqueueStored(w, row.bulk_operation_id);
}

/**
 * Stored in the transaction that it begins with, where the same call again would begin another one. Its starter goes on
 * with it; where they do not, since the answer was lost, a job does. Answers its id, for `continueByID`.
 */
export async function storeBulkOperation<Args extends object>(
  w: WriteContext,
  { name }: BulkOperation<Args>,
  args: Args,
  ids: readonly RecordID[],
): Promise<string> {
  const { bulk_operation_id: bulkOperationID } = await insertBulkOperation(w.db, name, w.viewer.userID, {
    ...{ args, ids, countTotal: ids.length, auditFacts: auditFactsOf(w) },
    status: 'progress',
  });
  await finishLater(w, bulkOperationID);
  return bulkOperationID;
}

/** By a job, from now on. */
export async function enqueueStored(w: WriteContext, bulkOperationID: string): Promise<JobHandle> {
  const row = await w.db.row<JobHandleRow>(
    sql`select ${jobHandleColumns} from bulk_operations where bulk_operation_id = ${bulkOperationID}`,
  );
  if (!row) throw new Error('A bulk operation was lost.');
  await w.enqueue(
    BULK_OPERATION_JOB,
    { bulkOperationID },
    { key: `${BULK_OPERATION_JOB}:${bulkOperationID}` },
  );
  return presentJobHandle(row);
}

export function finishLater(w: WriteContext, bulkOperationID: string): Promise<void> {
  return w.enqueue(
    FINISH_JOB,
    { bulkOperationID },
    {
      key: `${FINISH_JOB}:${bulkOperationID}`,
      runAt: new Date(Date.now() + SECONDS_UNTIL_ABANDONED * 1000),
    },
  );
}
