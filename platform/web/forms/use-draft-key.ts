// A form is reset for another record, but not where a new record was saved for the first time and got its identity:
// whoever typed on meanwhile goes on in the same fields.
import { useState } from 'react';

/** The key of the form about the record `id`, and how to say which identity the new one just got. */
export function useDraftKey(id: string | number): [key: number, onMade: (id: string | number) => void] {
  const [form, setForm] = useState({ id, key: 0 });
  const [made, setMade] = useState<string | number>();
  if (form.id !== id) {
    setForm({ id, key: id === made ? form.key : form.key + 1 });
    setMade(undefined);
  }
  return [form.key, setMade];
}
