// What last week would have sent, as the preferences are now: read once the page stands, and again when they are changed.
import { useEffect } from 'react';
import { create } from 'zustand';
import { call } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import type { getPreferencePreview, PreferencePreview } from '../preview.contract.ts';
import type { SaveState } from './use-ticked.ts';

/** Several ticks in a row are counted as one. */
const WAIT_MS = 600;

export const useLastWeek = create<{ preview?: PreferencePreview; problem?: string }>(() => ({}));

export async function countLastWeek(): Promise<void> {
  try {
    const { body } = await call<typeof getPreferencePreview>('GET /notification-preferences/preview', {});
    useLastWeek.setState({ preview: body, problem: undefined });
  } catch (error) {
    useLastWeek.setState({ problem: problemText(error) });
  }
}

/** `state`: of saving what is ticked. */
export function useCountedWeek(state: SaveState): PreferencePreview | undefined {
  useEffect(() => {
    if (state === 'saving') return;
    const timer = setTimeout(() => void countLastWeek(), state === 'saved' ? WAIT_MS : 0);
    return () => clearTimeout(timer);
  }, [state]);
  return useLastWeek(({ preview }) => preview);
}
