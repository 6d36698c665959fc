// The viewer's own state, separate from the shared page: it arrives after it, and components render without it at first.
import { useSyncExternalStore } from 'react';
import type { ViewerState } from '../../contract/viewer-state.ts';

/** A slice is absent for guests, and until it arrives. */
type KnownState = Readonly<Partial<ViewerState>>;

let state: KnownState = {};
const listeners = new Set<() => void>();

export function viewerState(): KnownState {
  return state;
}

/** Lays new slices over those known: `setViewerState({ bookmarks: [...] })`. */
export function setViewerState(slices: KnownState): void {
  state = { ...state, ...slices };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One slice; undefined on the server and in the first drawing, which must be the shared page. */
export function useViewerState<Name extends keyof ViewerState>(slice: Name): KnownState[Name] {
  return useSyncExternalStore(
    subscribe,
    () => state[slice],
    () => undefined,
  );
}

export type Me = ViewerState['me'];

export function useMe(): Me | undefined {
  return useViewerState('me');
}
