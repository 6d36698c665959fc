// Does one thing with many records, in calls of as many as one call takes, and notes the result of each.
import type { BulkProgress } from '../../contract/progress.ts';
import { ApiError, call } from '../api/call.ts';
import { callBulkOperation, type Progress, patiently, type Step } from '../api/call-bulk-operation.ts';
import { problemText } from '../forms/problem-text.ts';
import type { BulkRequest, BulkRun } from './bulk-run.ts';

const AT_ONCE = 50;

export type SendSome = (ids: number[], step: Step) => Promise<{ body: BulkProgress | undefined }>;

export function sendOf({ endpoint, idsField, body }: BulkRequest): SendSome {
  return (ids, step) => call(endpoint as never, { body: { [idsField]: ids, ...body }, ...step } as never);
}

interface Work {
  send: SendSome;
  save: (run: BulkRun) => void;
  isStopped: () => boolean;
}

/** Answers how it ended. Whoever goes on with a run after another tab sends what that one had sent last once more. */
export async function workThrough(begun: BulkRun, { send, save, isStopped }: Work): Promise<BulkRun> {
  let run = begun;
  const change = (changes: Partial<BulkRun>) => {
    run = { ...run, ...changes, at: Date.now() };
    save(run);
  };
  while (run.left.length > 0 && !isStopped()) {
    if (run.chunk.length === 0) change({ chunk: run.left.slice(0, AT_ONCE), payload: null });
    await workOnChunk(() => run, change, { send, isStopped });
    const { chunk: _, payload: __, current: ___, ...rest } = run;
    run = rest as BulkRun;
    change({ chunk: [], payload: null, calls: run.calls + 1 });
  }
  change({ isEnded: true });
  return run;
}

async function workOnChunk(
  now: () => BulkRun,
  change: (changes: Partial<BulkRun>) => void,
  { send, isStopped }: Pick<Work, 'send' | 'isStopped'>,
): Promise<void> {
  const { chunk, payload, runID, reason, attemptID, calls } = now();
  const leftOfChunk = () => chunk.filter((id) => now().left.includes(id));
  // What was done by a call that was cut off counts as done when it is sent again.
  const extras = { runID, reason, idempotencyKey: `${attemptID}-${calls}` };
  const first = (step: Step) =>
    patiently(() => send([...chunk], { ...step, ...extras }), isStopped, isPassing);
  try {
    await callBulkOperation(
      payload ?? first,
      (progress, next) => change({ ...after(now(), progress), payload: next }),
      isStopped,
    );
    // What is not named any more is gone already: that was what was asked for.
    if (!isStopped()) change(withDone(now(), leftOfChunk()));
  } catch (error) {
    const left = leftOfChunk();
    // A call that is refused as a whole names what it was refused for: the others are done all the same.
    const named = left.filter((id) => recordIDsOf(error).includes(id));
    const concerned = named.length > 0 ? named : left;
    change(withFailed(now(), new Map(concerned.map((id) => [id, problemText(error)]))));
  }
}

function after(run: BulkRun, { successIDs, failedIDs, exceptionsByID, current }: Progress): Partial<BulkRun> {
  const done = withDone(run, successIDs.map(Number));
  const failures = new Map<number, string>();
  for (const id of failedIDs) {
    const exception = exceptionsByID[String(id)];
    failures.set(Number(id), exception?.description || exception?.message || '');
  }
  return { ...done, ...withFailed({ ...run, ...done }, failures), ...{ current } };
}

/** Each once, however often it is told. */
function withDone(run: BulkRun, ids: readonly number[]): Pick<BulkRun, 'left' | 'done'> {
  const done = new Set(ids);
  const left = run.left.filter((id) => !done.has(id));
  return { left, done: run.done + run.left.length - left.length };
}

function withFailed(run: BulkRun, failures: ReadonlyMap<number, string>): Pick<BulkRun, 'left' | 'failed'> {
  const failed = run.left.filter((id) => failures.has(id)).map((id) => [id, failures.get(id) ?? ''] as const);
  return { left: run.left.filter((id) => !failures.has(id)), failed: [...run.failed, ...failed] };
}

/** A server that is on its way back, or still at what another tab had sent. */
function isPassing({ status, body }: ApiError): boolean {
  return [0, 502, 503, 504].includes(status) || body.code === 'idempotency.running';
}

function recordIDsOf(error: unknown): unknown[] {
  const recordIDs = error instanceof ApiError ? error.body.recordIDs : undefined;
  return Array.isArray(recordIDs) ? recordIDs : [];
}
