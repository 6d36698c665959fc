import { type RefObject, useEffect } from 'react';

const tolerance = 4;
const debounce = 100;

/**
 * Marks the bar with `data-compact` while its content does not fit. The mark is set past React, on purpose: it can
 * only be measured with the wide content shown, and a render between the two would flicker.
 */
export function useCompactOnOverflow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      element.removeAttribute('data-compact');
      const inner = element.lastElementChild;
      if (inner && inner.scrollWidth - inner.clientWidth > tolerance)
        element.setAttribute('data-compact', '');
    };
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, debounce);
    });
    measure();
    // The bar itself, and what in it may grow: its items come with each page, its font after it.
    for (const part of [element, ...(element.lastElementChild?.children ?? [])]) observer.observe(part);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [bar]);
}
