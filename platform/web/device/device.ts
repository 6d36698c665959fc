// How wide the window is, in five classes. Layouts switch by CSS; this is for what only a script can decide.
import { useSyncExternalStore } from 'react';

export type Device = 'xs' | 'mobile' | 'tablet' | 'no_bleed' | 'desktop';

const RESIZE_DEBOUNCE_MILLISECONDS = 100;

/** One column: a middle of 550 and one panel of 216 with its room. Two columns up to 1200, then three without margins. */
const BELOW: readonly [number, Device][] = [
  [500, 'xs'],
  [806, 'mobile'],
  [1200, 'tablet'],
  [1264, 'no_bleed'],
];

export function deviceOf(width: number): Device {
  return BELOW.find(([end]) => width < end)?.[1] ?? 'desktop';
}

let current: Device | undefined;
const listeners = new Set<() => void>();

function measure(): void {
  const device = deviceOf(window.innerWidth);
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
      current ??= deviceOf(window.innerWidth);
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
