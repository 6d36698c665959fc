import { useState } from 'react';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { useRevalidator } from '../router/screen.tsx';
import { problemText } from './problem-text.ts';

export interface Saving {
  isBusy: boolean;
  problem: string | undefined;
  /** `done` is shown in a toast, or shows one itself. */
  save: (work: () => Promise<unknown>, done: string | (() => void)) => Promise<boolean>;
}

/** Runs a form's one call; its problem stays in the form, its success closes it and refreshes the page. */
export function useSave(onClose: () => void): Saving {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (work: () => Promise<unknown>, done: string | (() => void)) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
      onClose();
      if (typeof done === 'function') done();
      else showToast(done, { tone: 'success', isAutoDismissed: true });
      await revalidate();
      return true;
    } catch (error) {
      setProblem(problemText(error));
      setIsBusy(false);
      return false;
    }
  };
  return { isBusy, problem, save };
}
