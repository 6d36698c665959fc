/** One clock for the whole page, ticking every 30 s while anything shows a relative time. */
import { useSyncExternalStore } from 'react';

const tick = 30_000;
const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function advance() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(advance, tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

function currentTime(): number {
  if (now === 0) now = Date.now();
  return now;
}

/** Null on the server and in the first hydration, so that cached pages hold nothing that ages. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, currentTime, () => null);
}
