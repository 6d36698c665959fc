import { use } from 'react';
import { useSite } from '../page/site-context.tsx';
import { loadAdditions } from './additions.ts';
import type { WebPlace } from './web-place.ts';

/** What switched-on features added to a place. Suspends until it is there. */
export function useAdditions<T>(place: WebPlace<T>): T[] {
  const { addons, switchedOff = [] } = useSite();
  return use(loadAdditions())
    .filter(({ addon }) => addon === undefined || addons.includes(addon))
    .filter(({ feature }) => feature === undefined || !switchedOff.includes(feature))
    .flatMap(({ additions }) => additions)
    .filter((addition) => addition.place === place.name)
    .map(({ value }) => value as T);
}
