// What all tables of a dump share while they are imported.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { inGroups, pipeline } from '../pipeline.ts';
import { type Row, readRows } from './read-rows.ts';

interface TableImport<Plan> {
  run: ImportRun;
  file: string;
  /** How rows are counted; undefined leaves a row to another pass. */
  kindOf: (row: Row) => string | undefined;
  prepare: (rows: Row[]) => Promise<Plan>;
  write: (tx: Transaction, outcome: Outcome, plan: Plan) => Promise<void>;
}

/** One pass over a table: rows that are here already are counted, the rest prepared and written. */
export async function importTable<Plan>({
  run,
  file,
  kindOf,
  prepare,
  write,
}: TableImport<Plan>): Promise<void> {
  await pipeline(
    inGroups(ofKinds(readRows(file), kindOf), run.batchSize),
    async (rows) => {
      const { fresh, known } = await withoutKnown(run, rows, kindOf);
      return { rows, known, plan: fresh.length > 0 ? await prepare(fresh) : undefined };
    },
    async ({ rows, known, plan }) => {
      for (const row of rows) run.read(kindOf(row) ?? '');
      await run.batch(async (tx, outcome) => {
        for (const kind of known) outcome.take(kind);
        if (plan !== undefined) await write(tx, outcome, plan);
      });
      run.advance(kindOf(rows[0] ?? {}) ?? '', rows.length);
    },
  );
}

async function* ofKinds(
  groups: AsyncIterable<Row[]>,
  kindOf: (row: Row) => string | undefined,
): AsyncGenerator<Row[]> {
  for await (const rows of groups) yield rows.filter((row) => kindOf(row) !== undefined);
}

async function withoutKnown(
  run: ImportRun,
  rows: readonly Row[],
  kindOf: (row: Row) => string | undefined,
): Promise<{ fresh: Row[]; known: string[] }> {
  const fresh = new Set(rows);
  const known: string[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, kindOf)) {
    if (kind === undefined) continue;
    const found = new Set(
      (
        await run.ids.find(
          run.db,
          kind,
          ofKind.map((row) => row.Id ?? ''),
        )
      ).keys(),
    );
    for (const row of ofKind) {
      if (!found.has(row.Id ?? '')) {
        // The same id again further down is the same row.
        found.add(row.Id ?? '');
        continue;
      }
      fresh.delete(row);
      known.push(kind);
    }
  }
  return { fresh: [...fresh], known };
}

/** Whole numbers as the dump writes them. */
export function readInteger(text: string | undefined): number {
  const value = Number(text);
  return Number.isSafeInteger(value) ? Math.max(-2_147_483_648, Math.min(2_147_483_647, value)) : 0;
}
