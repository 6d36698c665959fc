import { useSyncExternalStore } from 'react';
import { otherQuery } from './thread-address.ts';

const subscribeToNothing = () => () => {};

/** Read in the browser alone: what the server renders is the same whatever else an address asks for. */
export function useOtherQuery(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    () => otherQuery(location.search),
    () => '',
  );
}
