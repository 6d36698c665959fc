import { useState } from 'react';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { problemText } from '../forms/problem-text.ts';
import { useRevalidator } from '../router/screen.tsx';
import type { MenuRun } from './menu-option.ts';

/** Toasts of the same thing replace each other: `of` names what the menu is about. */
export function useRun(of: string): MenuRun {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const run: MenuRun['run'] = async (name, work, done) => {
    setBusy(name);
    try {
      await work();
      showToast(done, { id: `${of}-${name}`, tone: 'success', isAutoDismissed: true });
      await revalidate();
    } catch (error) {
      showToast(problemText(error), { id: `${of}-${name}`, tone: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, run };
}
