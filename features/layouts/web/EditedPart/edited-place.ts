// Which part of the page is being edited: chosen on the page and beside it.
import { create } from 'zustand';
import type { Place } from '../LayoutEditor/layout-tree.ts';
import { placeName } from '../LayoutEditor/use-focus-on-moved.ts';

const useStore = create<{ place?: Place | undefined }>(() => ({}));

export function selectPlace(place: Place | undefined): void {
  useStore.setState({ place });
}

export function useSelectedPlace(): Place | undefined {
  return useStore(({ place }) => place);
}

/** What `placeName` made of it. */
export function placeNamed(name: string): Place {
  const [section, area, at] = name.split('.');
  if (area === undefined) return { section: Number(section) };
  return { section: Number(section), area, at: Number(at) };
}

export function useIsSelected(name: string): boolean {
  return useStore(({ place }) => place !== undefined && placeName(place) === name);
}
