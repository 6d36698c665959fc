// One tab works on a run, and when it is gone, another one of the same browser does.
import { newRunID } from '../api/run-id.ts';
import { type BulkRun, retried } from './bulk-run.ts';
import { goOnAfterStop, isStopped, storedRun, storeRun } from './stored-runs.ts';
import { type SendSome, sendOf, workThrough } from './work-through.ts';

/** Without locks, which a site without https has none of, a tab that says nothing for so long is taken for gone. */
const MS_UNTIL_GONE = 30_000;
const MS_BETWEEN = 5000;

/** This tab works on them, or waits to. */
const followed = new Map<string, Promise<BulkRun | undefined>>();

/** Whose form is open in this tab: it says by itself how far they are. */
const attended = new Set<string>();

export const isAttended = (runID: string): boolean => attended.has(runID);

export function attend(runID: string): void {
  attended.add(runID);
}

export function leaveRun(runID: string): void {
  attended.delete(runID);
  const run = storedRun(runID);
  // Whoever shows runs looks again.
  if (run && !run.isEnded) storeRun(run);
}

/** Answers how it ended. */
export async function beginRun(run: BulkRun, send?: SendSome): Promise<BulkRun> {
  goOnAfterStop(run.runID);
  storeRun(run);
  return (await followRun(run, send)) ?? { ...run, isEnded: true };
}

export function retryRun(run: BulkRun): void {
  void beginRun(retried(run, newRunID()));
}

/** undefined: another tab did all that was left. */
export function followRun(run: BulkRun, send?: SendSome): Promise<BulkRun | undefined> {
  const { runID, request } = run;
  const known = followed.get(runID);
  if (known) return known;
  const way = send ?? (request && sendOf(request));
  if (!way) return Promise.resolve(undefined);
  const following = whenFree(run, () => work(runID, way)).finally(() => followed.delete(runID));
  followed.set(runID, following);
  return following;
}

async function work(runID: string, send: SendSome): Promise<BulkRun | undefined> {
  const run = storedRun(runID);
  if (!run || run.isEnded) return undefined;
  return workThrough(run, { send, save: storeRun, isStopped: () => isStopped(runID) });
}

async function whenFree<T>({ runID, at }: BulkRun, then: () => Promise<T>): Promise<T> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) return locks.request(`bulkRun:${runID}`, then) as Promise<T>;
  // One that was begun this moment was begun here.
  if (Date.now() - at > 1000)
    while (Date.now() - (storedRun(runID)?.at ?? 0) < MS_UNTIL_GONE)
      await new Promise((resolve) => setTimeout(resolve, MS_BETWEEN));
  return then();
}
