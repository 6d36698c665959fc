/** Parts of a page that may be below the window: `base.css` leaves their layout for later until they are marked. */
const PARTS = '.lazyLayout';

/** With the CPU of a phone a step and the frame behind it stay below 50 ms. */
const STEP_MS = 10;

/**
 * Lays out what is below the window, a few parts at a time: presses and scrolling are answered in between. Then nothing is
 * contained any more, so that menus reach out of the posts they belong to.
 */
export async function layOutInSteps(): Promise<void> {
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)];
  // Where nobody looks, timers are slow, and nobody waits for an answer.
  while (parts.length > 0 && dataset.laidOut === undefined && !document.hidden) {
    layOutSome(parts);
    await new Promise((next) => setTimeout(next));
  }
  dataset.laidOut = '';
}

/** At least one, and takes it out of the list. */
function layOutSome(parts: HTMLElement[]): void {
  const end = performance.now() + STEP_MS;
  for (let part = parts.shift(); part; part = performance.now() < end ? parts.shift() : undefined) {
    part.dataset.laidOut = '';
    // Asking for a size is what has it laid out.
    part.getBoundingClientRect();
  }
}
