// Parts of a layout have no identity but their place, so that focus would stay behind where a part was moved by keys,
// or be on a part that nobody chose where one was removed.
import { useEffect, useRef } from 'react';
import { isWidgetPlace, type Place } from './layout-tree.ts';

export type Direction = 'up' | 'down';

/** As `data-place` has it. */
export function placeName(place: Place): string {
  return isWidgetPlace(place) ? `${place.section}.${place.area}.${place.at}` : String(place.section);
}

/** What was moved or added is selected then; where something was removed, its neighbour is at hand. */
export function useFocusOnMoved() {
  const stage = useRef<HTMLDivElement>(null);
  const wanted = useRef<(root: HTMLElement) => HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const find = wanted.current;
    wanted.current = undefined;
    // A menu that closes gives the focus back first.
    if (find) setTimeout(() => stage.current && find(stage.current)?.focus());
  });
  return {
    stage,
    /** By its button, or the other one where it cannot go further. */
    followMoved: (direction: Direction) => {
      wanted.current = (root) => {
        const moved = selectedIn(root)?.parentElement;
        const buttons = [...(moved?.querySelectorAll<HTMLElement>('[data-step]:not(:disabled)') ?? [])];
        return buttons.find(({ dataset }) => dataset.step === direction) ?? buttons[0];
      };
    },
    followAdded: () => {
      wanted.current = selectedIn;
    },
    /** What stands in its place now, what stood before it, or the button that adds another. */
    stayNear: (place: Place) => {
      wanted.current = (root) => {
        const at = (each: Place) => root.querySelector<HTMLElement>(`[data-place="${placeName(each)}"]`);
        if (isWidgetPlace(place)) {
          const add = `[data-add="${place.section}.${place.area}"]`;
          return at(place) ?? at({ ...place, at: place.at - 1 }) ?? root.querySelector<HTMLElement>(add);
        }
        return at(place) ?? at({ section: place.section - 1 }) ?? root.querySelector<HTMLElement>('summary');
      };
    },
  };
}

function selectedIn(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[aria-pressed="true"]');
}
