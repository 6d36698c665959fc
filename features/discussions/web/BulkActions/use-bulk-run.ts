// Does one thing with many discussions, in calls of as many as one call takes, and records the result of each.
import { useEffect, useRef, useState } from 'react';
import type { BulkProgress } from '../../../../platform/contract/progress.ts';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import {
  callBulkOperation,
  type Progress,
  type Step,
} from '../../../../platform/web/api/call-bulk-operation.ts';
import type { OperationProgressProps } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { settleWork, startWork } from './selection-store.ts';

const AT_ONCE = 50;

export interface BulkRun {
  /** What is worked on; none: nothing is going on. */
  progress: OperationProgressProps['progress'];
  /** Why each failed, by id. */
  failures: ReadonlyMap<number, string>;
  run: (work: BulkWork) => Promise<boolean>;
  /** Nobody has closed the form meanwhile. */
  isThere: () => boolean;
}

export interface BulkWork {
  ids: readonly number[];
  /** Selected too, though nothing is done with it: what others are merged into. */
  beside?: readonly number[];
  send: (ids: number[], step: Step) => Promise<{ body: BulkProgress }>;
  failedText: string;
}

export function useBulkRun(): BulkRun {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkRun['progress']>();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const run = async ({ ids, beside = [], send, failedText }: BulkWork) => {
    setFailures(new Map());
    setProgress({ done: 0, total: ids.length });
    startWork([...ids, ...beside]);
    const failed = await workThrough(ids, send, (done, current) =>
      setProgress({ done, total: ids.length, current }),
    );
    const isDone = failed.size === 0;
    settleWork([...ids, ...beside], isDone ? [] : [...failed.keys(), ...beside]);
    setFailures(failed);
    setProgress(undefined);
    // Whoever closed the form meanwhile is notified all the same.
    if (!isDone && !isThere.current) showToast(`${failedText} ${failed.size}`, { tone: 'error' });
    if (failed.size < ids.length) await revalidate();
    return isDone;
  };
  return { progress, failures, run, isThere: () => isThere.current };
}

async function workThrough(
  ids: readonly number[],
  send: BulkWork['send'],
  onDone: (count: number, current?: Progress['current']) => void,
): Promise<Map<number, string>> {
  const failed = new Map<number, string>();
  let done = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const shown = new Set<number>();
    try {
      await callBulkOperation(
        (step) => send(some, step),
        ({ successIDs, failedIDs, exceptionsByID, current }) => {
          for (const id of [...successIDs, ...failedIDs]) shown.add(Number(id));
          for (const id of failedIDs) {
            const exception = exceptionsByID[String(id)];
            failed.set(Number(id), exception?.description || exception?.message || '');
          }
          onDone(done + shown.size, current);
        },
      );
    } catch (error) {
      // The others of a call that was refused as a whole were not changed either.
      for (const id of some) if (!shown.has(id)) failed.set(id, reasonFor(error, id));
    }
    done += some.length;
    onDone(done);
  }
  return failed;
}

function reasonFor(error: unknown, id: number): string {
  const recordIDs = error instanceof ApiError ? error.body.recordIDs : undefined;
  return Array.isArray(recordIDs) && !recordIDs.includes(id) ? '' : problemText(error);
}
