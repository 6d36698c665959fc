import { Suspense } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { useTranslator } from '../i18n/language.tsx';
import { useAdditions } from '../nodes/use-additions.ts';
import type { BulkRun } from './bulk-run.ts';
import styles from './OperationProgress.module.css';
import { OperationProgress } from './OperationProgress.tsx';
import { runActions } from './run-actions.ts';
import { retryRun } from './run-work.ts';
import { isStopped, stopRun } from './stored-runs.ts';

const MOST_NAMED = 5;

export function RunText({ run }: { run: BulkRun }) {
  const { t } = useTranslator();
  const { words, total, done, failed, names, isEnded, current } = run;
  if (!isEnded)
    return (
      <>
        <strong>{words.title}</strong>
        <OperationProgress progress={{ done: done + failed.length, total, current }} />
        <progress className={styles.bar} aria-label={words.title} max={total} value={done + failed.length} />
      </>
    );
  if (failed.length === 0) return t('Stopped. {done} of {total} done.', { done, total });
  const more = failed.length - MOST_NAMED;
  return (
    <>
      {words.failed}
      <ul className={styles.failed}>
        {failed.slice(0, MOST_NAMED).map(([id, why]) => (
          <li key={id}>
            <bdi>{names[id] ?? id}</bdi>
            {why && `: ${why}`}
          </li>
        ))}
      </ul>
      {more > 0 && t('And {count} more.', { count: more })}
    </>
  );
}

interface RunActionsProps {
  run: BulkRun;
  onDone: () => void;
}

export function RunActions({ run, onDone }: RunActionsProps) {
  const { t } = useTranslator();
  const { runID, request, isEnded, failed, done, isUndoable } = run;
  if (!isEnded)
    return (
      <Button size={32} isBusy={isStopped(runID)} onClick={() => stopRun(runID)}>
        {t('Stop')}
      </Button>
    );
  return (
    <>
      {failed.length > 0 && request && (
        <Button size={32} onClick={() => retryRun(run)}>
          {t('Try again')}
        </Button>
      )}
      {isUndoable && done > 0 && (
        <Suspense>
          <Added runID={runID} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}

function Added({ runID, onDone }: { runID: string; onDone: () => void }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they come in the same order always
  return useAdditions(runActions).map(({ Action }, at) => <Action key={at} runID={runID} onDone={onDone} />);
}
