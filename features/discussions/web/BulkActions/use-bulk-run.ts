// Does one thing with many records, in calls of as many as one call takes, and records the result of each.
import { useEffect, useRef, useState } from 'react';
import type { BulkProgress } from '../../../../platform/contract/progress.ts';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import {
  callBulkOperation,
  type Progress,
  patiently,
  type Step,
} from '../../../../platform/web/api/call-bulk-operation.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import type { OperationProgressProps } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';

const AT_ONCE = 50;

export interface BulkRun {
  /** What is worked on; none: nothing is going on. */
  progress: OperationProgressProps['progress'];
  /** Why each failed, by id. */
  failures: ReadonlyMap<number, string>;
  run: (work: BulkWork) => Promise<boolean>;
  /** Of all that was done here: by it the whole of it is undone. */
  runID: string;
  /** How many were done by now. */
  countDone: number;
  /** Ends it after what is being done now; the rest stays selected. */
  stop: () => void;
  /** Nobody has closed the form meanwhile. */
  isThere: () => boolean;
}

export interface BulkWork {
  ids: readonly number[];
  /** Selected too, though nothing is done with it: what others are merged into. */
  beside?: readonly number[];
  send: (ids: number[], step: Step) => Promise<{ body: BulkProgress }>;
  failedText: string;
  why: string;
}

/** Which records are selected, and which are being worked on. */
export interface SelectionInWork {
  startWork(ids: readonly number[]): void;
  /** `left` are selected again. */
  settleWork(ids: readonly number[], left: readonly number[]): void;
  /** At each step, for other tabs. */
  keepWorking?(): void;
}

export function useBulkRun({ startWork, settleWork, keepWorking }: SelectionInWork): BulkRun {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkRun['progress']>();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [runID] = useState(newRunID);
  const [countDone, setCountDone] = useState(0);
  const isStopped = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const run = async ({ ids, beside = [], send, failedText, why }: BulkWork) => {
    isStopped.current = false;
    setFailures(new Map());
    setProgress({ done: 0, total: ids.length });
    startWork([...ids, ...beside]);
    const { done, failed } = await workThrough(ids, {
      send: (some, step) => send(some, { ...step, runID, reason: why }),
      onDone: (count, current) => {
        keepWorking?.();
        setProgress({ done: count, total: ids.length, current });
      },
      isStopped: () => isStopped.current,
    });
    const left = ids.filter((id) => !done.has(id));
    const isDone = left.length === 0;
    settleWork([...ids, ...beside], isDone ? [] : [...left, ...beside]);
    setFailures(failed);
    setCountDone((before) => before + done.size);
    setProgress(undefined);
    // Whoever closed the form meanwhile is notified all the same.
    if (failed.size > 0 && !isThere.current) showToast(`${failedText} ${failed.size}`, { tone: 'error' });
    if (done.size > 0) await revalidate();
    return isDone;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, failures, run, runID, countDone, stop, isThere: () => isThere.current };
}

interface Work {
  send: BulkWork['send'];
  onDone: (count: number, current?: Progress['current']) => void;
  isStopped: () => boolean;
}

async function workThrough(ids: readonly number[], work: Work): Promise<Outcome> {
  const outcome: Outcome = { done: new Set(), failed: new Map() };
  for (let at = 0; at < ids.length && !work.isStopped(); at += AT_ONCE) {
    // What a call was refused for was taken away or shut off meanwhile: the others are done all the same.
    let left = ids.slice(at, at + AT_ONCE);
    while (left.length > 0 && !work.isStopped() && (await isRefused(left, work, outcome)))
      left = left.filter((id) => !outcome.failed.has(id));
    work.onDone(outcome.done.size + outcome.failed.size);
  }
  return outcome;
}

interface Outcome {
  done: Set<number>;
  failed: Map<number, string>;
}

/** True: as a whole, for some of the records alone, which have failed by that. */
async function isRefused(
  some: number[],
  { send, onDone, isStopped }: Work,
  { done, failed }: Outcome,
): Promise<boolean> {
  try {
    await callBulkOperation(
      // What was done by a call that was cut off counts as done when it is sent again.
      (step) => patiently(() => send(some, step), isStopped),
      ({ successIDs, failedIDs, exceptionsByID, current }) => {
        for (const id of successIDs) done.add(Number(id));
        for (const id of failedIDs) {
          const exception = exceptionsByID[String(id)];
          failed.set(Number(id), exception?.description || exception?.message || '');
        }
        onDone(done.size + failed.size, current);
      },
      isStopped,
    );
    // What is not named any more is gone already: that was what was asked for.
    if (!isStopped()) for (const id of some) if (!failed.has(id)) done.add(id);
    return false;
  } catch (error) {
    const named = some.filter((id) => recordIDsOf(error).includes(id));
    const concerned = named.length > 0 ? named : some;
    for (const id of concerned) if (!done.has(id) && !failed.has(id)) failed.set(id, problemText(error));
    return named.length > 0;
  }
}

function recordIDsOf(error: unknown): unknown[] {
  const recordIDs = error instanceof ApiError ? error.body.recordIDs : undefined;
  return Array.isArray(recordIDs) ? recordIDs : [];
}
