// One step of a bulk operation: records are processed one after the other until the time is up.
import type { BulkProgress, RecordID } from '../../contract/progress.ts';
import type { RequestContext } from '../http/context.ts';
import { asDomainError } from '../http/responses/error-response.ts';
import type { BulkOperation } from './bulk-operation.ts';

export type Progress = BulkProgress['progress'];

export interface StepResult {
  progress: Progress;
  /** How many of the records are done with. */
  done: number;
}

export function noProgress(countTotalIDs: number): Progress {
  return { successIDs: [], failedIDs: [], exceptionsByID: {}, countTotalIDs };
}

/** At least one record is processed, so that whoever goes on gets to the end. */
export async function processRecords<Args extends object>(
  ctx: RequestContext,
  run: BulkOperation<Args>,
  args: Args,
  { ids, countTotal, until }: { ids: readonly RecordID[]; countTotal: number; until: number },
): Promise<StepResult> {
  const progress = noProgress(countTotal);
  let done = 0;
  while (done < ids.length) {
    const id = ids[done] as RecordID;
    const isDone = await processRecord(ctx, run, args, id, progress);
    if (isDone) done++;
    if (Date.now() < until) continue;
    if (!isDone) await noteParts(ctx, run, args, id, progress);
    break;
  }
  return { progress, done };
}

/** A record that is not through yet: whoever waits for it sees how far it is. */
async function noteParts<Args extends object>(
  ctx: RequestContext,
  run: BulkOperation<Args>,
  args: Args,
  recordID: RecordID,
  progress: Progress,
): Promise<void> {
  const parts = await run.partsOf?.(ctx, recordID, args);
  if (parts) progress.current = { recordID, ...parts };
}

async function processRecord<Args extends object>(
  ctx: RequestContext,
  run: BulkOperation<Args>,
  args: Args,
  id: RecordID,
  progress: Progress,
): Promise<boolean> {
  ctx.idempotentCall?.startRecord(String(id));
  try {
    if ((await run.each(ctx, id, args)) === 'again') return false;
    progress.successIDs.push(id);
  } catch (error) {
    const known = asDomainError(error);
    if (!known)
      ctx.site.log.error(
        { err: error, requestID: ctx.requestID, run: run.name, id },
        'a record of a bulk operation failed',
      );
    progress.failedIDs.push(id);
    progress.exceptionsByID[String(id)] = {
      message: known?.message ?? 'Something went wrong on our side.',
      status: known?.status ?? 500,
      description: (known?.context.description as string | undefined) ?? null,
    };
  }
  return true;
}

/** 408 while something is left, else the worst of what happened to the records. */
export function statusOf(progress: Progress, isFinished: boolean): number {
  if (!isFinished) return 408;
  const statuses = Object.values(progress.exceptionsByID).map(({ status }) => (status < 400 ? 500 : status));
  return Math.max(200, ...statuses);
}
