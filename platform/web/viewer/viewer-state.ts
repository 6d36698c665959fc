// The viewer's own state, separate from the shared page: it arrives after it, and components render without it at first.
import { create } from 'zustand';
import type { ViewerState } from '../../contract/viewer-state.ts';

/** A slice is absent for guests, and until it arrives. */
type KnownState = Readonly<Partial<ViewerState>>;

const useStore = create<KnownState>(() => ({}));

export const viewerState: () => KnownState = useStore.getState;

/** Lays new slices over those known: `setViewerState({ bookmarks: [...] })`. */
export function setViewerState(slices: KnownState): void {
  useStore.setState(slices);
}

/** One slice; undefined on the server and in the first drawing, which must be the shared page. */
export function useViewerState<Name extends keyof ViewerState>(slice: Name): KnownState[Name] {
  return useStore((state) => state[slice]);
}

export type Me = ViewerState['me'];

export function useMe(): Me | undefined {
  return useViewerState('me');
}
