// What all tables of a dump share while they are imported.
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { holdRestricted, type RestrictedRow } from '../hold-restricted.ts';
import type { ImportRun, Outcome } from '../import-run.ts';
import { inGroups, pipeline } from '../pipeline.ts';
import { privateRow } from './private-rows.ts';
import { placeOf, type Row, readRows } from './read-rows.ts';

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
      const { open, closed } = apart(rows, kindOf);
      return { rows, closed, ...(await planFresh(run, open, kindOf, prepare)) };
    },
    async ({ rows, closed, ...prepared }) => {
      for (const row of rows) run.read(kindOf(row) ?? '');
      // A row of the same id may have been written since: the batch before this one was not done yet.
      const isOutdated = (await withoutKnown(run, prepared.fresh, kindOf)).known.length > 0;
      const { known, plan } = isOutdated
        ? await planFresh(run, [...prepared.fresh, ...prepared.knownRows], kindOf, prepare)
        : prepared;
      await run.batch(
        async (tx, outcome) => {
          for (const kind of known) outcome.take(kind);
          for (const { kind, foreignID, reason } of closed) outcome.reject(kind, foreignID, reason);
          await holdRestricted(
            run,
            tx,
            outcome,
            closed.filter((each) => each.isPrivate),
          );
          if (plan !== undefined) await write(tx, outcome, plan);
        },
        new Map(rows.map((row) => [row.Id ?? '?', placeOf(file, row)])),
      );
      run.advance(kindOf(rows[0] ?? {}) ?? '', rows.length);
    },
  );
}

async function planFresh<Plan>(
  run: ImportRun,
  rows: readonly Row[],
  kindOf: (row: Row) => string | undefined,
  prepare: (rows: Row[]) => Promise<Plan>,
) {
  const { fresh, known, knownRows } = await withoutKnown(run, rows, kindOf);
  return { fresh, known, knownRows, plan: fresh.length > 0 ? await prepare(fresh) : undefined };
}

interface ClosedRow extends RestrictedRow {
  reason: string;
  isPrivate: boolean;
}

/** As the network numbers its rows; longer ones would lose their last digits. */
const ID = /^-?\d{1,15}$/;

function idProblem({ Id }: Row): string {
  return Id === undefined ? 'it has no id' : 'its id is no number that can be used';
}

/** Rows for everybody, and those that are not. */
function apart(
  rows: readonly Row[],
  kindOf: (row: Row) => string | undefined,
): { open: Row[]; closed: ClosedRow[] } {
  const open: Row[] = [];
  const closed: ClosedRow[] = [];
  for (const row of rows) {
    const kind = kindOf(row) ?? '';
    const reason = privateRow(row);
    const isUsable = ID.test(row.Id ?? '');
    if (reason !== undefined) closed.push({ kind, foreignID: row.Id ?? '?', reason, isPrivate: isUsable });
    else if (isUsable) open.push(row);
    else closed.push({ kind, foreignID: row.Id ?? '?', reason: idProblem(row), isPrivate: false });
  }
  return { open, closed };
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
): Promise<{ fresh: Row[]; known: string[]; knownRows: Row[] }> {
  const fresh = new Set(rows);
  const known: string[] = [];
  const knownRows: Row[] = [];
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
      knownRows.push(row);
    }
  }
  return { fresh: [...fresh], known, knownRows };
}

/** More than anybody has, and little enough to be added up. */
const MAX_COUNT = 10_000_000;
/** Of a famous question. */
export const MAX_VIEWS = 1_000_000_000;

/** Whole numbers as the dump writes them; absurd ones end at what can still be counted with. */
export function readInteger(text: string | undefined, max = MAX_COUNT): number {
  const value = Number(text);
  return Number.isFinite(value) ? Math.max(-max, Math.min(max, Math.trunc(value))) : 0;
}
