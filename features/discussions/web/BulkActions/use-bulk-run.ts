// Does one thing with many records, in calls of as many as one call takes, and records the result of each.
import { useEffect, useRef, useState } from 'react';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import type { BulkRequest, BulkRun as Run } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import type { OperationProgressProps } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { attend, beginRun, leaveRun } from '../../../../platform/web/bulk-operations/run-work.ts';
import { dropRun, onRuns, stopRun } from '../../../../platform/web/bulk-operations/stored-runs.ts';
import type { SendSome } from '../../../../platform/web/bulk-operations/work-through.ts';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { viewerState } from '../../../../platform/web/viewer/viewer-state.ts';

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

export interface BulkWork extends Pick<Run, 'words' | 'names' | 'isUndoable'> {
  ids: readonly number[];
  /** Selected too, though nothing is done with it: what others are merged into. */
  beside?: readonly number[];
  /** As data, any tab can go on with it; a function is known to this one alone. */
  send: BulkRequest | SendSome;
  why: string;
}

/** Which records are selected, and which are being worked on. */
export interface SelectionInWork {
  startWork(ids: readonly number[]): void;
  /** `left` are selected again. */
  settleWork(ids: readonly number[], left: readonly number[]): void;
}

export function useBulkRun({ startWork, settleWork }: SelectionInWork): BulkRun {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<BulkRun['progress']>();
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [runID] = useState(newRunID);
  const [countDone, setCountDone] = useState(0);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    attend(runID);
    return () => {
      isThere.current = false;
      leaveRun(runID);
    };
  }, [runID]);
  const run = async ({ ids, beside = [], send, ...work }: BulkWork) => {
    setFailures(new Map());
    setProgress({ done: 0, total: ids.length });
    startWork([...ids, ...beside]);
    const stopLooking = onRuns((id, now) => {
      if (id === runID && now)
        setProgress({ done: now.done + now.failed.length, total: now.total, current: now.current });
    });
    const isData = typeof send === 'object';
    const ended = await beginRun(
      newRun(ids, runID, isData ? send : undefined, work),
      isData ? undefined : send,
    );
    stopLooking();
    const left = [...ended.left, ...ended.failed.map(([id]) => id)];
    const isDone = left.length === 0;
    settleWork([...ids, ...beside], isDone ? [] : [...left, ...beside]);
    setFailures(new Map(ended.failed));
    setCountDone((before) => before + ended.done);
    setProgress(undefined);
    // Whoever closed the form meanwhile is notified of what failed all the same, and can try it again from there.
    if (isDone || isThere.current) dropRun(runID);
    if (ended.done > 0) await revalidate();
    return isDone;
  };
  return {
    progress,
    failures,
    run,
    runID,
    countDone,
    stop: () => stopRun(runID),
    isThere: () => isThere.current,
  };
}

function newRun(
  ids: readonly number[],
  runID: string,
  request: BulkRequest | undefined,
  { why: reason, ...work }: Omit<BulkWork, 'ids' | 'beside' | 'send'>,
): Run {
  return {
    ...{ ...work, runID, request, reason, left: ids, total: ids.length },
    userID: viewerState().me?.userID ?? 0,
    ...{ done: 0, failed: [], chunk: [], payload: null, calls: 0, isEnded: false },
    attemptID: newRunID(),
    at: Date.now(),
  };
}
