// Parts of a layout have no identity but their place, so that focus would stay behind where a part was moved by keys.
import { useEffect, useRef } from 'react';

export type Direction = 'up' | 'down';

/** What was moved is selected then: its button takes the focus, or the other one where it cannot go further. */
export function useFocusOnMoved() {
  const stage = useRef<HTMLDivElement>(null);
  const wanted = useRef<Direction>(undefined);
  useEffect(() => {
    const direction = wanted.current;
    wanted.current = undefined;
    if (!direction) return;
    const moved = stage.current?.querySelector('[aria-pressed="true"]')?.parentElement;
    const buttons = [...(moved?.querySelectorAll<HTMLElement>('[data-step]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset.step === direction) ?? buttons[0])?.focus();
  });
  return {
    stage,
    follow: (direction: Direction) => {
      wanted.current = direction;
    },
  };
}
