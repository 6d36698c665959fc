// How far a bulk operation is. What takes long says that nobody has to stay for it.
import { useEffect, useState } from 'react';
import type { Progress } from '../api/call-bulk-operation.ts';
import { useTranslator } from '../i18n/language.tsx';
import styles from './OperationProgress.module.css';

export interface OperationProgressProps {
  /** undefined: nothing is going on. */
  progress: { done: number; total: number; current?: Progress['current'] } | undefined;
}

const MS_UNTIL_LONG = 3000;

export function OperationProgress({ progress }: OperationProgressProps) {
  const { t } = useTranslator();
  const isLong = useIsLong(progress !== undefined);
  const { done = 0, total = 0, current } = progress ?? {};
  const isCounted = total > 1;
  const parts = current && { done: current.countDone, total: current.countTotal };
  // There before it has words, so that they are heard.
  return (
    <p role="status" className={styles.progress}>
      {isCounted && t('{done} of {total} done', { done, total })}
      {isCounted && parts && ` ${t('The next one: {done} of {total}.', parts)}`}
      {!isCounted && (parts ? t('{done} of {total} done', parts) : isLong && t('This takes a while.'))}
      {isLong && ` ${t('It goes on when you close this.')}`}
    </p>
  );
}

function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLong(true), MS_UNTIL_LONG);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  return isLong;
}
