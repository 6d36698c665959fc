// Removes all posts of a member in steps, and records how far that is.
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation, patiently } from '../../../../platform/web/api/call-bulk-operation.ts';
import { newRunID } from '../../../../platform/web/api/run-id.ts';
import type { OperationProgressProps } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { removePostsOfMember } from '../../member-posts.contract.ts';

const isPost = (id: number | string) => !String(id).startsWith('user:');

export function useRemoval(userID: number) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<OperationProgressProps['progress']>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [countDone, setCountDone] = useState(0);
  const [runID] = useState(newRunID);
  const isStopped = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  /** True: all of it is gone. */
  const run = async (reason: string): Promise<boolean> => {
    isStopped.current = false;
    setProblems([]);
    setProgress({ done: 0, total: 0 });
    const { done, failed } = await removeAll(userID, {
      extras: { runID, reason },
      isStopped: () => isStopped.current,
      onProgress: setProgress,
    });
    setProblems(failed);
    setCountDone((before) => before + done);
    setProgress(undefined);
    const isWhole = failed.length === 0 && !isStopped.current;
    // Whoever closed the form meanwhile is told all the same.
    if (!isWhole && !isThere.current && failed[0]) showToast(failed[0], { tone: 'error' });
    if (done > 0) await revalidate();
    return isWhole;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { progress, problems, countDone, runID, run, stop, isThere: () => isThere.current };
}

interface Removing {
  extras: { runID: string; reason: string };
  isStopped: () => boolean;
  onProgress: (progress: OperationProgressProps['progress']) => void;
}

async function removeAll(userID: number, { extras, isStopped, onProgress }: Removing) {
  let done = 0;
  const failed: string[] = [];
  try {
    await callBulkOperation(
      // Cut off and sent again, it goes on with what is left.
      (step) =>
        patiently(
          () =>
            call<typeof removePostsOfMember>('DELETE /users/:userID/posts', {
              params: { userID },
              ...step,
              ...extras,
            }),
          isStopped,
        ),
      ({ successIDs, exceptionsByID, countTotalIDs, current }) => {
        done += successIDs.filter(isPost).length;
        for (const { message, description } of Object.values(exceptionsByID))
          failed.push(description ?? message);
        // The member is counted beside the posts.
        onProgress({
          done: done + failed.length,
          total: (countTotalIDs ?? 1) - 1,
          ...(current && { current }),
        });
      },
      isStopped,
    );
  } catch (error) {
    failed.push(problemText(error));
  }
  return { done, failed };
}
