// Many readers never press a key: what keys do comes with the first.

/** Brings what listens from then on and begins with what was pressed until then; says when it does. */
export type BringListener = (pressed: KeyboardEvent[], onListen: () => void) => Promise<void>;

export function listenToKeys(bring: BringListener): void {
  // Two keys are one command, and the second may come before what listens to it.
  const pressed: KeyboardEvent[] = [];
  let isComing = false;
  const keep = async (event: KeyboardEvent) => {
    pressed.push(event);
    if (isComing) return;
    isComing = true;
    try {
      await bring(pressed, () => removeEventListener('keydown', keep));
    } catch {
      // Out of reach for now: the next key asks again, and nobody waits any more for what was pressed. (Chromium remembers
      // that a script did not come until the page is reloaded: asking costs nothing there.)
      pressed.length = 0;
      isComing = false;
    }
  };
  addEventListener('keydown', keep);
}
