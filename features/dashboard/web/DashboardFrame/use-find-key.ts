import { useEffect, useRef } from 'react';
import { isCovered } from '../../../../platform/web/keys/use-page-keys.ts';

/** Ctrl K, and Command K on a Mac; while one types too, as everywhere where these keys search. */
export function useFindKey(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFindKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isFindKey || event.key.toLowerCase() !== 'k' || event.defaultPrevented || isCovered()) return;
      // In a text that is edited with formats these keys make a link.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
