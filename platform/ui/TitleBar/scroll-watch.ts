// What watches over scrolling tells a reader's own scrolling from that which leads to an anchor.

const PAUSE_MILLISECONDS = 500;

let pausedUntil = 0;

/** Scrolling within the next half second is not the reader's. */
export function pauseScrollWatch(): void {
  pausedUntil = performance.now() + PAUSE_MILLISECONDS;
}

export function isScrollWatchPaused(): boolean {
  return performance.now() < pausedUntil;
}
