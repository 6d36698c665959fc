// Single keys that do something on a page, for as long as nobody types and nothing lies over it.
import { type RefObject, useEffect } from 'react';
import { areKeysOn, isTyping } from './keys-choice.ts';

/** What a key does within a part of the page; false: nothing, the key stays the browser's. */
export type PageKeys<T extends Element> = Readonly<Record<string, (part: T) => boolean>>;

export function usePageKeys<T extends Element>(part: RefObject<T | null>, keys: PageKeys<T>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (isCovered() || !areKeysOn()) return;
      if (part.current && keys[event.key]?.(part.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [part, keys]);
}

/** Something lies over the page and takes the keys. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], details[data-flyout][open]') !== null;
}
