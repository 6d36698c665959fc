import { type RefObject, useEffect } from 'react';
import { isTyping, threadKeys } from './thread-keys.ts';

export function useThreadKeys(thread: RefObject<Element | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (event.defaultPrevented || hasModifier || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], details[data-flyout][open]')) return;
      if (thread.current && threadKeys[event.key]?.(thread.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [thread]);
}
