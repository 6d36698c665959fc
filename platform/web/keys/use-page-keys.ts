// Single keys that do something on a page, for as long as nobody types and nothing lies over it.
import { type RefObject, useEffect } from 'react';

/** What a key does within a part of the page; false: nothing, the key stays the browser's. */
export type PageKeys<T extends Element> = Readonly<Record<string, (part: T) => boolean>>;

export function usePageKeys<T extends Element>(part: RefObject<T | null>, keys: PageKeys<T>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], details[data-flyout][open]')) return;
      if (part.current && keys[event.key]?.(part.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [part, keys]);
}

/** Whoever types means the letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
  );
}
