// The viewer's own state, separate from the shared page: it arrives after it, and components render without it at first.
import { useSyncExternalStore } from 'react';

export type ViewerState = Readonly<Record<string, unknown>>;

let state: ViewerState = {};
const listeners = new Set<() => void>();

export function viewerState(): ViewerState {
  return state;
}

/** Lays new slices over those known: `setViewerState({ bookmarks: [...] })`. */
export function setViewerState(slices: ViewerState): void {
  state = { ...state, ...slices };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One slice; undefined on the server and in the first drawing, which must be the shared page. */
export function useViewerState<T>(slice: string): T | undefined {
  return useSyncExternalStore(
    subscribe,
    () => state[slice] as T | undefined,
    () => undefined,
  );
}

export interface Me {
  userID: number;
  name: string;
  photoUrl: string;
  url: string;
}

export function useMe(): Me | undefined {
  return useViewerState<Me>('me');
}
