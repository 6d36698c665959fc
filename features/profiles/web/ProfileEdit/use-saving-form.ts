// The life of a form that saves and stays: sends once, tells what went wrong at its field.
import { type FormEvent, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface SavingForm {
  isBusy: boolean;
  /** What went wrong with none of the fields. */
  problem: string | undefined;
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

export function useSavingForm(
  fields: readonly string[],
  send: (data: FormData, form: HTMLFormElement) => Promise<void>,
): SavingForm {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const fieldErrors = error?.fieldErrors ?? {};
  const isAtField = fields.some((field) => fieldErrors[field]);
  return {
    isBusy,
    problem: error && !isAtField ? (Object.values(fieldErrors)[0] ?? error.message) : undefined,
    errorOf: (field) => fieldErrors[field],
    onSubmit: async (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      setBusy(true);
      setError(undefined);
      try {
        await send(new FormData(form), form);
        showToast(t('Your changes are saved.'), {
          id: 'profile-edit',
          tone: 'success',
          isAutoDismissed: true,
        });
      } catch (thrown) {
        if (!(thrown instanceof ApiError)) throw thrown;
        setError(thrown);
      } finally {
        setBusy(false);
      }
    },
  };
}
