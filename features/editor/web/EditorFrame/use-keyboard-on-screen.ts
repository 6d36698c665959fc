import { type RefObject, useEffect } from 'react';

/** Tells the bar how much of the page a keyboard on the screen covers: some browsers lay it over the page. */
export function useKeyboardOnScreen(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    const view = window.visualViewport;
    if (!element || !view) return;
    const measure = () => {
      // Who zooms in sees a part of the page, too, and moves it by hand.
      const isZoomed = view.scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, innerHeight - view.offsetTop - view.height);
      element.style.setProperty('--size-keyboard', `${covered}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [bar]);
}
