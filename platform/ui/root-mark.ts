import { useEffect } from 'react';

type Mark = 'lower-bar' | 'editor-foot' | 'docked' | 'toasted' | 'toast-stays';

/** How many say it: the first to go must not take it from the others. */
const counts = new Map<Mark, number>();

function say(name: Mark, change: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + change;
  counts.set(name, count);
  document.documentElement.toggleAttribute(`data-${name}`, count > 0);
}

/**
 * Says something at the root of the document, for stylesheets, as `data-lower-bar`. With `:root:has()` they could find
 * out by themselves, but then browsers restyle the whole page whenever something is put into it.
 */
export function useRootMark(name: Mark, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    say(name, 1);
    return () => say(name, -1);
  }, [name, isOn]);
}
