// Each change is saved as it is made, one after the other, with the time zone of this device.
import { useRef, useState } from 'react';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import type { Pause, patchQuiet, Quiet } from '../../quiet.contract.ts';
import type { SaveState } from '../use-ticked.ts';

export type QuietChange = Partial<Pick<Quiet, 'isOn' | 'from' | 'to' | 'days'>> & { pause?: Pause };

export function useQuiet(userID: number, stored: Quiet) {
  const [quiet, setQuiet] = useState(stored);
  const [state, setState] = useState<SaveState>('idle');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const save = async (changed: QuietChange, before: Quiet) => {
    try {
      const { body } = await call<typeof patchQuiet>('PATCH /notification-preferences/:userID/quiet', {
        params: { userID },
        body: { ...changed, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      });
      setQuiet(body);
      setState('saved');
    } catch (error) {
      setQuiet(before);
      setState('idle');
      showToast(problemText(error), { id: 'quiet', tone: 'error' });
    }
  };
  const change = (changed: QuietChange) => {
    const { pause: _, ...hours } = changed;
    setQuiet((now) => ({ ...now, ...hours }));
    setState('saving');
    last.current = last.current.then(() => save(changed, quiet));
    return last.current;
  };
  return { quiet, state, change };
}
