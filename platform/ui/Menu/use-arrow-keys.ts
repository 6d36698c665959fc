import { type RefObject, useEffect } from 'react';

const itemSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

/** ArrowDown opens; arrows, Home and End move among the items, a letter to the next one that begins with it. */
export function useArrowKeys(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => moveFocus(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [details]);
}

function moveFocus(element: HTMLDetailsElement, event: KeyboardEvent) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  // Tabs take these keys for themselves.
  if (!target || event.defaultPrevented || target.matches('input, textarea, select')) return;
  if (target.matches('[role="tab"]') && !event.key.startsWith('Arrow')) return;
  const items = [...element.querySelectorAll<HTMLElement>(itemSelector)].filter(
    (item) => item.tabIndex >= 0 && !item.closest('summary') && getComputedStyle(item).display !== 'none',
  );
  const at = items.indexOf(target);
  const next = nextIndex(event.key, at, items.length);
  if (next === undefined) {
    if (element.open && event.key.length === 1)
      void import('./find-by-letter.ts').then(({ findByLetter }) => findByLetter(event, at, items)?.focus());
    return;
  }
  event.preventDefault();
  element.open = true;
  items[next]?.focus();
}

export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home' && current >= 0) return 0;
  if (key === 'End' && current >= 0) return count - 1;
  return undefined;
}
