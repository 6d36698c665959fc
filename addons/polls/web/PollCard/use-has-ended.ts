import { useRevalidator } from '@parley/addon-api/web';
import { useEffect, useState } from 'react';

/** Timers count no further. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Whether the date of a poll went by while its page was open; the page is then read again, for what is shown at the end. */
export function useHasEnded(dateCloses: string | null, isClosed: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (dateCloses === null || isClosed) return;
    const wait = new Date(dateCloses).getTime() - Date.now();
    if (wait > LONGEST_WAIT) return;
    const timer = setTimeout(
      () => {
        setHasEnded(true);
        void revalidate();
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [dateCloses, isClosed, revalidate]);
  return isClosed || hasEnded;
}
