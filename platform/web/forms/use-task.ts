import { useState } from 'react';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { problemText } from './problem-text.ts';

/** What a page does at the press of a button: one thing at a time, and a toast of that name says how it went. */
export function useTask(toastID: string) {
  const [isBusy, setBusy] = useState(false);
  /** `done`: announced where not everybody sees it. */
  const run = async (work: () => Promise<unknown>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      if (done) showToast(done, { id: toastID, tone: 'success', isAutoDismissed: true });
    } catch (error) {
      showToast(problemText(error), { id: toastID, tone: 'error' });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
