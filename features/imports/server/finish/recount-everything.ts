// Counters are made from what they count, by the statements that `recount` uses.
import type { ImportRun } from '../import-run.ts';

/** Some counters are sums of others, whatever the order: until a round finds nothing, which the second one should. */
const ROUNDS = 3;

export async function recountEverything(run: ImportRun): Promise<void> {
  const recounts = run.site.features.all.flatMap((feature) => feature.recounts ?? []);
  for (let round = 1; round <= ROUNDS; round++) {
    let differed = 0;
    for (const { name, run: recount } of recounts) {
      run.out.progress(`Counting: ${name}`);
      differed += await run.transaction((tx) => recount(tx, false));
    }
    if (differed === 0) return;
  }
}
