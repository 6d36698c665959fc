// The reader's own time zone is known once the page is hydrated; before, everybody is shown the zone of the event.
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const ofBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function useReaderZone(): string | null {
  return useSyncExternalStore<string | null>(subscribe, ofBrowser, () => null);
}
