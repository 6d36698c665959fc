// The places above what one writes in, where lines about what happens meanwhile are shown: `<div data-live-lines />`.
import { useEffect, useState } from 'react';
import { useScreen } from '../router/screen.tsx';

const NONE: readonly Element[] = [];

/** Those of the page that is shown, while `isWanted`. */
export function useLiveLines(isWanted: boolean): readonly Element[] {
  const { page } = useScreen().state;
  const [places, setPlaces] = useState<readonly Element[]>(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other places.
  useEffect(() => {
    setPlaces(isWanted ? [...document.querySelectorAll('[data-live-lines]')] : NONE);
  }, [isWanted, page]);
  return places;
}
