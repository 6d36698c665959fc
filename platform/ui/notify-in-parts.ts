/** What a store calls for each component that reads it. */
export type Listener = () => void;

/** So many components are drawn anew in a few milliseconds, also on a slow phone. */
const AT_ONCE = 6;

/**
 * Tells listeners of a change a few at a time, the rest of the browser in between. React draws at once whatever reads a store
 * that changed: on a page of many posts that would be one long step, in which nobody who presses is answered.
 */
export async function notifyInParts(listeners: ReadonlySet<Listener>): Promise<void> {
  let notified = 0;
  for (const listener of [...listeners]) {
    if (notified++ % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    // It may have gone with what was drawn meanwhile.
    if (listeners.has(listener)) listener();
  }
}
