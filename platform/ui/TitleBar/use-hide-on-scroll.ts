import { type RefObject, useEffect } from 'react';

const startsAt = 400;
const step = 10;

/** Past the first 400 px the bar leaves after 10 px down and comes back after 10 px up. */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !isEnabled) return;
    let turningPoint = window.scrollY;
    let isHidden = false;
    const onScroll = () => {
      const top = window.scrollY;
      // The turning point follows movement in the present direction, so that only a reversal adds up.
      turningPoint = isHidden ? Math.max(turningPoint, top) : Math.min(turningPoint, top);
      const next = isHidden
        ? top > startsAt && turningPoint - top < step
        : top > startsAt && top - turningPoint > step;
      if (next === isHidden) return;
      isHidden = next;
      turningPoint = top;
      element.toggleAttribute('data-scrolled-away', isHidden);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, isEnabled]);
}
