// Many rows whose texts are read one after the other: each is bounded, all of them together are not.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As long as one goes on before others get their turn. */
const MOST_MS = 10;

/** As `map`; whatever else waits for the thread comes in between. */
export async function mapInTurns<From, To>(items: readonly From[], make: (item: From) => To): Promise<To[]> {
  const made: To[] = [];
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > MOST_MS) {
      await nextTurn();
      since = performance.now();
    }
    made.push(make(item));
  }
  return made;
}
