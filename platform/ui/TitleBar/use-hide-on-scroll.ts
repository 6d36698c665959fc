import { type RefObject, useEffect } from 'react';
import { isScrollWatchPaused } from './scroll-watch.ts';

const startsAt = 400;
const step = 10;

/**
 * Past the first 400 px the bar leaves after more than 10 px down and comes back after 10 px up. `data-scrolled` tells
 * a transparent bar that the page has begun to pass under it.
 */
export function useHideOnScroll(bar: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !isEnabled) return;
    let turningPoint = window.scrollY;
    let isHidden = false;
    const onScroll = () => {
      const top = window.scrollY;
      element.toggleAttribute('data-scrolled', top > 0);
      // A jump to an anchor neither hides the bar nor brings it back.
      if (isScrollWatchPaused()) {
        turningPoint = top;
        return;
      }
      // The turning point follows movement in the present direction, so that only a reversal adds up.
      turningPoint = isHidden ? Math.max(turningPoint, top) : Math.min(turningPoint, top);
      const next = isHidden
        ? top > startsAt && turningPoint - top < step
        : top - Math.max(turningPoint, startsAt) > step;
      if (next === isHidden) return;
      isHidden = next;
      turningPoint = top;
      element.toggleAttribute('data-scrolled-away', isHidden);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, isEnabled]);
}
