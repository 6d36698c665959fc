import { useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { deleteSignature, patchSignature } from '../../signatures.contract.ts';

/** One call at a time; `onSaved` is given what now stands below posts. */
export function useSaveSignature(userID: number, onSaved: (html: string) => void) {
  const { t } = useTranslator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const during = async (work: () => Promise<string>, done: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    try {
      onSaved(await work());
      showToast(done, { id: 'signature', tone: 'success', isAutoDismissed: true });
    } catch (error) {
      setProblem(problemText(error));
    }
    setIsBusy(false);
  };
  return {
    isBusy,
    problem,
    save: ({ value, format }: { value: string; format: string }) =>
      during(async () => {
        const { body } = await call<typeof patchSignature>('PATCH /users/:userID/signature', {
          params: { userID },
          body: { body: value, format },
        });
        return body.html;
      }, t('Your signature is saved.')),
    remove: () =>
      during(async () => {
        await call<typeof deleteSignature>('DELETE /users/:userID/signature', { params: { userID } });
        return '';
      }, t('Your signature is removed.')),
  };
}
