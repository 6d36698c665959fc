// Where in a thread its reader is: set by the thread, shown by what is beside and below it.
import { useSyncExternalStore } from 'react';

export interface ReadingPlace {
  discussionID: number;
  /** The number of the comment being read, and when it was written. */
  number: number;
  date: string;
  /** The number of the first new comment of the page, and how many follow from there. */
  newFrom: number | undefined;
  countNew: number;
  /** The number of the accepted answer. */
  solvedAt: number | undefined;
}

let place: ReadingPlace | undefined;
const listeners = new Set<() => void>();

export function setReadingPlace(next: ReadingPlace | undefined): void {
  place = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** undefined on the server and in the first drawing, and where the thread is another one. */
export function useReadingPlace(discussionID: number): ReadingPlace | undefined {
  const known = useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined,
  );
  return known?.discussionID === discussionID ? known : undefined;
}
