// What is ticked, sent as it is ticked: shown at once, and as it was where it could not be saved.
import { useState } from 'react';
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import type { Ticked } from './PreferenceTable/PreferenceTable.tsx';

export type SaveState = 'idle' | 'saving' | 'saved';

type Changed = Record<string, Record<string, boolean>>;

export function useTicked(stored: Ticked, save: (changed: Changed) => Promise<unknown>) {
  const [changed, setChanged] = useState<Ticked>({});
  const [state, setState] = useState<SaveState>('idle');
  const lay = (preference: string, channel: string, isOn: boolean) =>
    setChanged((before) => ({ ...before, [preference]: { ...before[preference], [channel]: isOn } }));
  const tick = async (preference: string, channel: string, isOn: boolean) => {
    lay(preference, channel, isOn);
    setState('saving');
    try {
      await save({ [preference]: { [channel]: isOn } });
      setState('saved');
    } catch (error) {
      lay(preference, channel, !isOn);
      setState('idle');
      showToast(problemText(error), { id: 'ticked', tone: 'error' });
    }
  };
  const names = new Set([...Object.keys(stored), ...Object.keys(changed)]);
  const ticked = Object.fromEntries([...names].map((name) => [name, { ...stored[name], ...changed[name] }]));
  return { ticked, state, tick };
}
