// Numbers that many writers change (of members, categories, tags) are changed last in a transaction, in one order,
// whatever the order they were named in: so writers never wait for each other in a circle, and nobody waits for a
// counter longer than a commit takes.
import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

export interface CounterKind<Change> {
  /** The rows that are locked, in the order of their ids. */
  table: string;
  idColumn: string;
  /** Kinds with a lower rank are written first. No two kinds share one. */
  rank: number;
  add(earlier: Change, later: Change): Change;
  /** Its first statement changes the row, which locks it; what comes after sees all that was committed before. */
  write(tx: Transaction, id: number, change: Change): void | Promise<void>;
  /** Those of many rows together, where there may be thousands. They are locked already. */
  writeMany?(tx: Transaction, changes: ReadonlyMap<number, Change>): void;
}

type Changes = Map<number, unknown>;

const pending = new WeakMap<Transaction, Map<CounterKind<unknown>, Changes>>();

/** To be written right before the commit. What this transaction reads until then does not know of it. */
export function changeCounter<Change>(
  tx: Transaction,
  kind: CounterKind<Change>,
  id: number,
  change: Change,
): void {
  const changes = changesOf(tx, kind as CounterKind<unknown>);
  changes.set(id, changes.has(id) ? kind.add(changes.get(id) as Change, change) : change);
}

function changesOf(tx: Transaction, kind: CounterKind<unknown>): Changes {
  let kinds = pending.get(tx);
  if (!kinds) {
    kinds = new Map();
    pending.set(tx, kinds);
    tx.beforeCommit(() => writeCounters(tx));
  }
  const known = kinds.get(kind);
  if (known) return known;
  const changes: Changes = new Map();
  kinds.set(kind, changes);
  return changes;
}

async function writeCounters(tx: Transaction): Promise<void> {
  const kinds = [...(pending.get(tx) ?? [])].sort(([a], [b]) => a.rank - b.rank);
  pending.delete(tx);
  for (const [kind, changes] of kinds) {
    const ids = [...changes.keys()].sort((a, b) => a - b);
    if (ids.length > 1) lockRows(tx, kind, ids);
    if (ids.length > 1 && kind.writeMany) kind.writeMany(tx, changes);
    else for (const id of ids) await kind.write(tx, id, changes.get(id));
  }
}

function lockRows(tx: Transaction, kind: CounterKind<unknown>, ids: readonly number[]): void {
  const [table, idColumn] = [sql.raw(kind.table), sql.raw(kind.idColumn)];
  tx.send(sql`
    select from ${table} where ${idColumn} = any(${ids}) order by ${idColumn} for no key update`);
}
