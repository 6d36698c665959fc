// The life of a form that is sent to our API: once at a time, each problem shown at its field, what was typed preserved.
import { type FormEvent, useState } from 'react';
import { ApiError } from '../api/call.ts';

export interface Form {
  isBusy: boolean;
  /** What went wrong with none of the fields. */
  problem: string | undefined;
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The fields by name, their data with files, and the form they come from. */
export type SendForm = (
  values: Record<string, string>,
  data: FormData,
  form: HTMLFormElement,
) => Promise<unknown>;

export interface FormOptions {
  /** What it does leads to another page: it stays busy, so that nobody sends it twice meanwhile. */
  isLeaving?: boolean;
}

/** `fields`: those that show their own problems; a problem of any other is shown above the form. */
export function useForm(
  fields: readonly string[],
  send: SendForm,
  { isLeaving = false }: FormOptions = {},
): Form {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const fieldErrors = error?.fieldErrors ?? {};
  const isAtField = fields.some((field) => fieldErrors[field]);
  const elsewhere = Object.entries(fieldErrors).find(([field]) => !fields.includes(field))?.[1];
  return {
    isBusy,
    problem: error && (elsewhere ?? (isAtField ? undefined : error.message)),
    errorOf: (field) => fieldErrors[field],
    onSubmit: async (event) => {
      event.preventDefault();
      const form = event.currentTarget;
      const data = new FormData(form);
      const values = Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
      setBusy(true);
      setError(undefined);
      try {
        await send(values, data, form);
        if (!isLeaving) setBusy(false);
      } catch (thrown) {
        setBusy(false);
        if (!(thrown instanceof ApiError)) throw thrown;
        setError(thrown);
        focusFirst(form, fields, thrown.fieldErrors);
      }
    },
  };
}

/** Whoever mends a form by keys or ears begins at the first field that needs it. */
function focusFirst(form: HTMLFormElement, fields: readonly string[], errors: Record<string, string>): void {
  const wrong = fields.find((field) => errors[field]);
  const control = wrong === undefined ? null : form.elements.namedItem(wrong);
  if (control instanceof HTMLElement) control.focus();
}
