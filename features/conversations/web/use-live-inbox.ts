// What came meanwhile appears in the list, without a reload.
import { useEffect, useRef } from 'react';
import { useLive } from '../../../platform/web/live/use-live.ts';
import { useRevalidator } from '../../../platform/web/router/screen.tsx';
import { useMe } from '../../../platform/web/viewer/viewer-state.ts';

export function useLiveInbox(dateShown: string | undefined): void {
  const me = useMe();
  const state = useLive('inbox', me?.userID);
  const { revalidate } = useRevalidator();
  const latest = state?.dateLatest;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!latest || latest === asked.current) return;
    const isFirst = asked.current === undefined;
    asked.current = latest;
    // The first state says how it is; the page was made a moment ago.
    if (isFirst && dateShown !== undefined && Date.parse(latest) - Date.parse(dateShown) < 2000) return;
    void revalidate();
  }, [latest, dateShown, revalidate]);
}
