import { useEffect } from 'react';
import { hideToast, showToast } from '../../ui/Toast/toast-store.ts';
import { useRevalidator } from '../router/screen.tsx';
import { useMe } from '../viewer/viewer-state.ts';
import type { BulkRun } from './bulk-run.ts';
import { RunActions, RunText } from './RunNotice.tsx';
import { followRun, isAttended } from './run-work.ts';
import { dropRun, onRuns, storedRuns } from './stored-runs.ts';

/** Shows the runs of this person in whatever tab they look at, and goes on with those whose tab is gone. */
export function RunsInWork() {
  const userID = useMe()?.userID;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (userID === undefined) return;
    const shown = new Set<string>();
    const look = (runID: string, run: BulkRun | undefined) => {
      if (run?.userID !== userID || isAttended(runID)) {
        if (shown.delete(runID)) hideToast(toastOf(runID));
        return;
      }
      if (run.isEnded && shown.has(runID)) void revalidate();
      if (isOver(run)) {
        if (shown.delete(runID)) showEnd(run);
        return;
      }
      shown.add(runID);
      show(run);
      if (!run.isEnded) void followRun(run).then((ended) => ended && isOver(ended) && dropRun(runID));
    };
    const stopLooking = onRuns(look);
    for (const run of storedRuns()) look(run.runID, run);
    return () => {
      stopLooking();
      for (const runID of shown) hideToast(toastOf(runID));
    };
  }, [userID, revalidate]);
  return null;
}

const toastOf = (runID: string) => `run-${runID}`;

/** Nothing failed, and nobody stopped it. */
const isOver = ({ isEnded, failed, left }: BulkRun) => isEnded && failed.length === 0 && left.length === 0;

function show(run: BulkRun): void {
  const { runID, isEnded, failed } = run;
  showToast(<RunText run={run} />, {
    id: toastOf(runID),
    tone: isEnded ? (failed.length > 0 ? 'error' : 'warning') : 'plain',
    isWide: true,
    isPersistent: !isEnded,
    onDismiss: () => isEnded && dropRun(runID),
    actions: <RunActions run={run} onDone={() => dropRun(runID)} />,
  });
}

function showEnd(run: BulkRun): void {
  showToast(run.words.done, {
    id: toastOf(run.runID),
    tone: 'success',
    isAutoDismissed: !run.isUndoable,
    ...(run.isUndoable && {
      actions: <RunActions run={run} onDone={() => hideToast(toastOf(run.runID))} />,
    }),
  });
}
