// The next step of a bulk operation, as whoever started it, with the rights they have now.

import { DomainError, defineErrors, permissionProblem } from '../../contract/errors.ts';
import type { BulkProgress, RecordID } from '../../contract/progress.ts';
import type { AuditFacts } from '../audit-log/request-origin.ts';
import { sql } from '../db/sql.ts';
import { makeContext, type RequestContext } from '../http/context.ts';
import { Answer } from '../http/route.ts';
import { SYSTEM_USER_ID, systemViewer, viewerOfUser } from '../sessions/identify.ts';
import type { Site } from '../site/site.ts';
import type { BulkOperation } from './bulk-operation.ts';
import { callbackPayload, readCallback } from './callback-token.ts';
import { type Progress, processRecords, statusOf } from './process-records.ts';
import { enqueueStored, runnerOptions } from './start-bulk-operation.ts';

export const bulkOperationError = defineErrors({
  'longRun.notYours': [403, 'Only whoever began this run can go on with it. Sign in as them.'],
  'longRun.gone': [410, 'This run is over, or there is nothing any more that could continue it.'],
  'longRun.running': [409, 'This step is running already.'],
  'longRun.past': [409, 'This run is further than this payload.'],
});

export interface StepAnswer {
  status: number;
  body: BulkProgress;
}

interface Row {
  bulk_operation_id: string;
  name: string;
  user_id: number;
  args: object;
  ids: RecordID[];
  position: number;
  step: number;
  count_total: number;
  progress: Progress;
  last_answer: StepAnswer | null;
  audit_facts: AuditFacts | null;
}

const columns = sql.raw(
  'bulk_operation_id, name, user_id, args, ids, position, step, count_total, progress, last_answer, audit_facts',
);

/** By whoever began it alone. A payload that is sent again gets the answer it got, without a second effect. */
export async function continueBulkOperation(
  ctx: RequestContext,
  payload: string,
  seconds: number,
): Promise<StepAnswer> {
  const { bulkOperationID, step, userID } = await readCallback(ctx.site.database, payload);
  // It acts with the rights of whoever began it: what is found in a log or a history is of no use to others.
  if (userID !== ctx.viewer.userID) throw bulkOperationError('longRun.notYours');
  return takeStep(ctx, bulkOperationID, step, seconds);
}

/** The first step of what was stored by `storeBulkOperation`. */
export async function startStored(
  ctx: RequestContext,
  bulkOperationID: string,
): Promise<Answer<BulkProgress>> {
  const { isAsync, seconds } = runnerOptions(ctx);
  if (isAsync)
    return new Answer((await ctx.write((w) => enqueueStored(w, bulkOperationID))) as never, { status: 202 });
  const { body, status } = await takeStep(ctx, bulkOperationID, 0, seconds);
  return new Answer(body, { status });
}

async function takeStep(
  ctx: RequestContext,
  bulkOperationID: string,
  step: number,
  seconds: number,
): Promise<StepAnswer> {
  const claimed = await claim(ctx.site, bulkOperationID, step);
  if (claimed) return runStep(ctx.site, claimed, seconds, ctx.requestID);
  const row = await ctx.db.row<Row>(
    sql`select ${columns} from bulk_operations where bulk_operation_id = ${bulkOperationID}`,
  );
  if (!row) throw bulkOperationError('longRun.gone');
  if (row.step === step) throw bulkOperationError('longRun.running');
  if (row.step > step + 1 || !row.last_answer) throw bulkOperationError('longRun.past');
  return row.last_answer;
}

/**
 * For jobs, which know a run by its id, and of which one at a time has it: what a process that ended began is nobody's.
 * Undefined: there is nothing left.
 */
export async function continueByID(
  site: Site,
  bulkOperationID: string,
  seconds: number,
): Promise<StepAnswer | undefined> {
  const claimed = await claim(site, bulkOperationID, undefined);
  return claimed && runStep(site, claimed, seconds, 'job');
}

function claim(site: Site, bulkOperationID: string, step: number | undefined): Promise<Row | undefined> {
  return site.database.row<Row>(sql`
    update bulk_operations set date_running = now(), running_process_id = ${site.processID}, status = 'progress'
    where bulk_operation_id = ${bulkOperationID} and ${step === undefined ? sql`true` : sql`step = ${step}`}
      and position < jsonb_array_length(ids)
      and ${step === undefined ? sql`true` : sql`(date_running is null or date_running < now() - interval '1 minute')`}
    returning ${columns}`);
}

async function runStep(site: Site, row: Row, seconds: number, requestID: string): Promise<StepAnswer> {
  const run = runNamed(site, row.name);
  try {
    const ctx = await contextOfStarter(site, row, requestID);
    await run.require?.(ctx, row.args);
    const { progress, done } = await processRecords(ctx, run, row.args, {
      ids: row.ids.slice(row.position),
      countTotal: row.count_total,
      until: Date.now() + seconds * 1000,
    });
    return await saveStep(site, row, progress, row.position + done);
  } catch (error) {
    await site.database.execute(sql`
      update bulk_operations set date_running = null, running_process_id = null, date_updated = now(),
        status = case when ${error instanceof DomainError} then 'error' else status end
      where bulk_operation_id = ${row.bulk_operation_id}`);
    throw error;
  }
}

function runNamed(site: Site, name: string): BulkOperation {
  const run = site.features.all
    .flatMap((feature) => feature.bulkOperations ?? [])
    .find((each) => each.name === name);
  if (!run) throw bulkOperationError('longRun.gone');
  return run;
}

/** Its entries in the audit log have the reason and the page that it was started with. */
async function contextOfStarter(
  site: Site,
  { user_id: userID, audit_facts: auditFacts }: Row,
  requestID: string,
): Promise<RequestContext> {
  const viewer =
    userID === SYSTEM_USER_ID ? systemViewer() : await viewerOfUser(site, await site.roleRegistry(), userID);
  if (!viewer) throw permissionProblem(['session.valid']);
  return makeContext(site, viewer, { requestID, auditFacts: auditFacts ?? {} });
}

async function saveStep(site: Site, row: Row, progress: Progress, position: number): Promise<StepAnswer> {
  const { bulk_operation_id: bulkOperationID, name, user_id: userID } = row;
  const isFinished = position >= row.ids.length;
  const payload = isFinished
    ? null
    : await callbackPayload(site.database, { bulkOperationID, name, userID, step: row.step + 1 });
  const answer: StepAnswer = {
    status: statusOf(progress, isFinished),
    body: { progress, callbackPayload: payload },
  };
  await site.database.execute(sql`
    update bulk_operations set step = step + 1, position = ${position}, date_running = null,
      running_process_id = null, date_updated = now(),
      last_answer = ${JSON.stringify(answer)}, progress = ${JSON.stringify(together(row.progress, progress))},
      status = ${isFinished ? 'complete' : 'progress'}
    where bulk_operation_id = ${bulkOperationID} and step = ${row.step}`);
  return answer;
}

function together(before: Progress, now: Progress): Progress {
  return {
    successIDs: [...before.successIDs, ...now.successIDs],
    failedIDs: [...before.failedIDs, ...now.failedIDs],
    exceptionsByID: { ...before.exceptionsByID, ...now.exceptionsByID },
    countTotalIDs: before.countTotalIDs,
    ...(now.current && { current: now.current }),
  };
}
