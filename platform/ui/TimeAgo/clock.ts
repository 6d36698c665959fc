/** One clock for the whole page, ticking every 30 s while anything shows a relative time. */
import { useSyncExternalStore } from 'react';
import { type Listener, notifyInParts } from '../notify-in-parts.ts';

const tick = 30_000;
const listeners = new Set<Listener>();
let isStopped = false;
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function advance() {
  now = Date.now();
  if (isStopped) return;
  for (const listener of listeners) listener();
}

function subscribe(listener: Listener): () => void {
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

function currentTime(): number | null {
  if (isStopped) return null;
  if (now === 0) now = Date.now();
  return now;
}

/** While a page is hydrated no moment is drawn anew: the first drawing with a clock is one of its own, in parts. */
export function stopClock(): void {
  isStopped = true;
}

export async function startClock(): Promise<void> {
  isStopped = false;
  await notifyInParts(listeners);
}

/** Null on the server and in the first hydration, so that cached pages hold nothing that ages. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, currentTime, () => null);
}
