// The digest of whoever reads, saved as it is chosen: shown at once, and as it was where it could not be saved.
import { useState } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import type { DigestSubscription, patchDigestSubscription } from '../digest.contract.ts';

export type SaveState = 'idle' | 'saving' | 'saved';
export type DigestPatch = Partial<Omit<DigestSubscription, 'parts' | 'dateNext' | 'timeZone'>> & {
  parts?: Record<string, boolean>;
};

export function useSubscription(given: DigestSubscription) {
  const [shown, setShown] = useState(given);
  const [state, setState] = useState<SaveState>('idle');
  const change = async (patch: DigestPatch) => {
    const before = shown;
    const { parts, ...rest } = patch;
    setShown({
      ...before,
      ...rest,
      parts: before.parts.map((part) => ({ ...part, enabled: parts?.[part.name] ?? part.enabled })),
    });
    setState('saving');
    try {
      // Hours are meant by the clock of whoever chooses them.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { ...patch, ...(timeZone && { timeZone }) };
      const { body: stored } = await call<typeof patchDigestSubscription>('PATCH /digest/subscription', {
        body,
      });
      setShown(stored);
      setState('saved');
    } catch (error) {
      setShown(before);
      setState('idle');
      showToast(problemText(error), { id: 'digest', tone: 'error' });
    }
  };
  return { shown, state, change };
}
