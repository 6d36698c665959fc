// The life of an entry form: sends once, keeps what was typed, shows each error at its field.
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../platform/web/api/call.ts';

export interface EntryForm {
  isBusy: boolean;
  problem: string | undefined;
  errorOf: (field: string) => string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** `send` gets the fields by name. Errors of fields the form does not have are told above it. */
export function useEntryForm(
  fields: readonly string[],
  send: (values: Record<string, string>, data: FormData) => Promise<void>,
): EntryForm {
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
      const data = new FormData(event.currentTarget);
      setBusy(true);
      setError(undefined);
      try {
        await send(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])), data);
      } catch (thrown) {
        setBusy(false);
        if (!(thrown instanceof ApiError)) throw thrown;
        setError(thrown);
      }
    },
  };
}
