// Much work in small steps: each is bounded, all of them together are not.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** As long as one goes on before others get their turn. */
const MOST_MS = 10;

/** Asked between steps: whether the time is up, and then for the next turn. */
export class Turns {
  #since = performance.now();

  get isOver(): boolean {
    return performance.now() - this.#since > MOST_MS;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.#since = performance.now();
  }
}

/** As `map`; whatever else waits for the thread comes in between. */
export async function mapInTurns<From, To>(
  items: Iterable<From>,
  make: (item: From) => To | Promise<To>,
): Promise<To[]> {
  const made: To[] = [];
  const turns = new Turns();
  for (const item of items) {
    if (turns.isOver) await turns.next();
    const result = make(item);
    made.push(result instanceof Promise ? await result : result);
  }
  return made;
}

/** As `mapInTurns`, into the same list: what a long row was made of can be collected before the last one is made. */
export async function replaceInTurns<From, To>(items: From[], make: (item: From) => To): Promise<To[]> {
  const rows: (From | To)[] = items;
  const turns = new Turns();
  for (const [at, item] of items.entries()) {
    if (turns.isOver) await turns.next();
    rows[at] = make(item);
  }
  return rows as To[];
}
