// One tab works on a run, and when it is gone, another one of the same browser does.
import { newRunID } from '../api/run-id.ts';
import { type BulkRun, retried } from './bulk-run.ts';
import { goOnAfterStop, isStopped, storedRun, storeRun } from './stored-runs.ts';
import { type SendSome, sendOf, workThrough } from './work-through.ts';

/** Without locks, which a site without https has none of, a tab that says nothing for so long is taken for gone. */
const MS_UNTIL_GONE = 30_000;
const MS_BETWEEN = 5000;
/** Of several that wait, the one that claimed it last goes on, once the others had the time to claim it too. */
const MS_TO_CLAIM = 500;

const TAB_ID = newRunID();

/** In this tab, a moment ago: nobody else works on them. */
const begunHere = new Set<string>();

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
  begunHere.add(run.runID);
  // Stored by whoever works on it: a tab that hears of it before would take it from the form that shows how it ends.
  return (await followRun(run, send, () => storeRun(run))) ?? { ...run, isEnded: true };
}

export function retryRun(run: BulkRun): void {
  void beginRun(retried(run, newRunID()));
}

/** undefined: another tab did all that was left. */
export function followRun(run: BulkRun, send?: SendSome, begin?: () => void): Promise<BulkRun | undefined> {
  const { runID, request } = run;
  const known = followed.get(runID);
  if (known) return known;
  const way = send ?? (request && sendOf(request));
  if (!way) return Promise.resolve(undefined);
  const following = whenFree(run, () => {
    begin?.();
    return work(runID, way);
  }).finally(() => followed.delete(runID));
  followed.set(runID, following);
  return following;
}

async function work(runID: string, send: SendSome): Promise<BulkRun | undefined> {
  const run = storedRun(runID);
  if (!run || run.isEnded) return undefined;
  return workThrough(run, { send, save: storeRun, isStopped: () => isStopped(runID) });
}

async function whenFree<T>({ runID }: BulkRun, then: () => Promise<T>): Promise<T> {
  const isBegunHere = begunHere.delete(runID);
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) return locks.request(`bulkRun:${runID}`, then) as Promise<T>;
  if (!isBegunHere) await untilOthersAreGone(runID);
  const beat = setInterval(() => saySomething(runID), MS_BETWEEN);
  return then().finally(() => clearInterval(beat));
}

async function untilOthersAreGone(runID: string): Promise<void> {
  for (;;) {
    const run = storedRun(runID);
    if (!run || run.isEnded) return;
    if (Date.now() - run.at < MS_UNTIL_GONE) await wait(MS_BETWEEN);
    else if (await claim(run)) return;
  }
}

async function claim(run: BulkRun): Promise<boolean> {
  storeRun({ ...run, claimedBy: TAB_ID });
  await wait(MS_TO_CLAIM);
  const now = storedRun(run.runID);
  if (now?.claimedBy !== TAB_ID) {
    // Whoever claimed it is about to say something.
    await wait(MS_BETWEEN);
    return false;
  }
  storeRun({ ...now, at: Date.now() });
  return true;
}

/** Also while the server is waited for. */
function saySomething(runID: string): void {
  const run = storedRun(runID);
  if (run && !run.isEnded) storeRun({ ...run, at: Date.now() });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
