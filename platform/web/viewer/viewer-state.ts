// The viewer's own state, separate from the shared page: it arrives after it, and components render without it at first.
import { useSyncExternalStore } from 'react';
import type { ViewerState } from '../../contract/viewer-state.ts';
import { type Listener, notifyInParts } from '../../ui/notify-in-parts.ts';

/** A slice is absent for guests, and until it arrives. */
type KnownState = Readonly<Partial<ViewerState>>;

let known: KnownState = {};
const listeners = new Set<Listener>();

export function viewerState(): KnownState {
  return known;
}

/** Lays new slices over those known: `setViewerState({ bookmarks: [...] })`. */
export function setViewerState(slices: KnownState): void {
  known = { ...known, ...slices };
  for (const listener of [...listeners]) listener();
}

/** That of a page just hydrated, which every post on it reads: drawn in parts. Resolves when all of it is. */
export async function setFirstViewerState(slices: KnownState): Promise<void> {
  known = { ...known, ...slices };
  await notifyInParts(listeners);
}

/** One slice; undefined on the server and in the first drawing, which must be the shared page. */
export function useViewerState<Name extends keyof ViewerState>(slice: Name): KnownState[Name] {
  return useSyncExternalStore(
    subscribe,
    () => known[slice],
    () => undefined,
  );
}

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type Me = ViewerState['me'];

export function useMe(): Me | undefined {
  return useViewerState('me');
}
