// Counters are made from what they count, by the statements that `recount` uses.
import type { RecountDatabase } from '../../../../platform/server/feature/operations.ts';
import type { ImportRun } from '../import-run.ts';

/** Some counters are sums of others, whatever the order: until a round finds nothing, which the second one should. */
const ROUNDS = 3;

export async function recountEverything(run: ImportRun): Promise<void> {
  const recounts = run.site.features.all.flatMap((feature) => feature.recounts ?? []);
  const db = patient(run);
  for (let round = 1; round <= ROUNDS; round++) {
    let differed = 0;
    for (const { name, run: recount } of recounts) {
      run.out.progress(`Counting: ${name}`);
      differed += await recount(db, false);
    }
    if (differed === 0) return;
  }
}

/** Statements that compare all rows take their time. */
function patient(run: ImportRun): RecountDatabase {
  return {
    rows: (statement) => run.transaction((tx) => tx.rows(statement)),
    row: (statement) => run.transaction((tx) => tx.row(statement)),
    execute: (statement) => run.transaction((tx) => tx.execute(statement)),
    transaction: (work) => run.transaction(work),
  };
}
