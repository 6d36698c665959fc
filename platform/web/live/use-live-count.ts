// A number beside an icon follows what comes, on whatever page one is.
import { useEffect } from 'react';
import { setViewerState, viewerState } from '../viewer/viewer-state.ts';

/** `name`: as `memberCounts` call it; `count`: undefined until it is known. */
export function useLiveCount(name: string, count: number | undefined): void {
  useEffect(() => {
    const { counts } = viewerState();
    if (count === undefined || counts?.[name] === count) return;
    setViewerState({ counts: { ...counts, [name]: count } });
  }, [name, count]);
}
