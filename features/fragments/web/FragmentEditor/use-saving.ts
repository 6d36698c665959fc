// Saving a draft and publishing it, from the button and by keys.
import { useRef, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate, useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { FragmentDetails } from '../../fragments.contract.ts';
import { editorAddress, publish } from '../fragment-calls.ts';
import type { FragmentDraft } from './use-fragment-draft.ts';

/** `onMade`: a new one was saved, and leads on to an address of its own. */
export function useSaving(draft: FragmentDraft, onMade: (fragment: FragmentDetails) => void) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const isNew = draft.stored === undefined;
  const isAtIt = useRef(false);

  /** True: it was done. */
  const run = async (work: () => Promise<FragmentDetails>, words?: string): Promise<boolean> => {
    if (isAtIt.current) return false;
    isAtIt.current = true;
    setBusy(true);
    setProblems([]);
    try {
      const answer = await work();
      if (words) showToast(words, { id: 'fragments', tone: 'success', isAutoDismissed: true });
      if (isNew) {
        onMade(answer);
        navigate(editorAddress(answer), { replace: true, keepsPlace: true });
      } else await revalidate();
      return true;
    } catch (error) {
      setProblems(shown(error as Error));
      return false;
    } finally {
      isAtIt.current = false;
      setBusy(false);
    }
  };
  return {
    isBusy,
    problems,
    save: () => run(draft.save),
    publish: (message: string, description: string) =>
      run(async () => {
        const { stored, isDirty } = draft;
        const saved = isDirty || stored?.status !== 'draft' ? await draft.save() : stored;
        const published = await publish(saved, message, description);
        draft.published(published);
        return published;
      }, t('Published. Everybody sees it from the next page on, wherever a layout names it.')),
  };
}

export type Saving = ReturnType<typeof useSaving>;

function shown(error: Error): string[] {
  const faults = error instanceof ApiError ? Object.values(error.fieldErrors) : [];
  return faults.length > 0 ? faults : [error.message];
}
