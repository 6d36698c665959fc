// How wide the window is, in five classes. Layouts switch by CSS; this is for what only a script can decide.
import { useSyncExternalStore } from 'react';

export type Device = 'xs' | 'mobile' | 'tablet' | 'no_bleed' | 'desktop';

const RESIZE_DEBOUNCE_MILLISECONDS = 100;

/**
 * From 1264, 1200, 806 and 500 px on, of a browser with its usual text of 16 px, whose larger texts need wider windows; a phone
 * on its side, up to 932 px. One column: a middle of 550 and one panel of 216 with its room. Two columns up to 1200, then
 * three without margins.
 */
const CLASSES: readonly [string, Device][] = [
  ['(min-width: 79em)', 'desktop'],
  ['(min-width: 75em)', 'no_bleed'],
  ['(min-width: 31.25em) and (max-width: 58.25em) and (max-height: 31.25em)', 'mobile'],
  ['(min-width: 50.375em)', 'tablet'],
  ['(min-width: 31.25em)', 'mobile'],
];

export function deviceNow(): Device {
  return CLASSES.find(([query]) => matchMedia(query).matches)?.[1] ?? 'xs';
}

let current: Device | undefined;
const listeners = new Set<() => void>();

function measure(): void {
  const device = deviceNow();
  if (device === current) return;
  current = device;
  for (const listener of listeners) listener();
}

let timer: ReturnType<typeof setTimeout> | undefined;

function measureLater(): void {
  clearTimeout(timer);
  timer = setTimeout(measure, RESIZE_DEBOUNCE_MILLISECONDS);
}

/** The window is watched while anybody wants to know; whoever comes later begins with the width of that moment. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('resize', measureLater);
  measure();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    window.removeEventListener('resize', measureLater);
  };
}

/** On the server and in the first drawing it is a desktop. */
export function useDevice(): Device {
  return useSyncExternalStore(
    subscribe,
    () => {
      current ??= deviceNow();
      return current;
    },
    () => 'desktop',
  );
}

/** For stylesheets and for whoever looks: the class stands at the root of the document. */
export function markDevice(): () => void {
  const mark = () => document.documentElement.setAttribute('data-device', current ?? 'desktop');
  const stop = subscribe(mark);
  mark();
  return stop;
}
