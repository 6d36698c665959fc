// The long fields of a form: what is written in each, and those that were changed sent one by one.
import { useRef, useState } from 'react';
import { call } from '../../../platform/web/api/call.ts';
import { isComposerFormat } from '../../editor/web/editable-body.ts';
import { usePreferredFormat } from '../../editor/web/preferred-format.ts';
import { valueOfText } from '../../editor/web/value-of-text.ts';
import type { putProfileText } from '../profile-texts.contract.ts';
import type { WrittenText } from './ProfileTextField/ProfileTextField.tsx';

export interface TextBefore {
  apiName: string;
  /** The value of the field: its words alone. */
  value?: unknown;
  /** As it was written. */
  text?: { source: string; format: string };
}

export function useProfileTexts(userID: number, before: readonly TextBefore[]) {
  const preferred = usePreferredFormat();
  const [written, setWritten] = useState<Readonly<Record<string, WrittenText>>>(() =>
    Object.fromEntries(
      before.map(({ apiName, value, text }) => [
        apiName,
        text && isComposerFormat(text.format)
          ? { value: text.source, format: text.format }
          : { value: value ? valueOfText(String(value), preferred) : '', format: preferred },
      ]),
    ),
  );
  const changed = useRef(new Set<string>());
  const latest = useRef(written);
  latest.current = written;
  return {
    written,
    change: (apiName: string, text: WrittenText) => {
      changed.current.add(apiName);
      setWritten((now) => ({ ...now, [apiName]: text }));
    },
    save: async () => {
      for (const apiName of [...changed.current]) {
        const { value: body = '', format = preferred } = latest.current[apiName] ?? {};
        await call<typeof putProfileText>('PUT /users/:userID/profile-texts/:apiName', {
          params: { userID, apiName },
          body: { body, format },
        });
        changed.current.delete(apiName);
      }
    },
  };
}
