import { useState } from 'react';
import { showToast } from '../../ui/Toast/toast-store.ts';

/** What a page does at the press of a button: one thing at a time, and a toast of that name says what went wrong. */
export function useTask(toastID: string) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast((error as Error).message, { id: toastID, tone: 'error' });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
