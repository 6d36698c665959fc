// Counters compared with what they count, and repaired while others write: some rows at a time, each locked first and
// counted after that. Counters are changed last in a transaction (0029), so whoever waits for such a row has not been
// counted yet and adds to what is right then.
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Recount, RecountDatabase } from './operations.ts';

/** A condition on the ids in this column; true where all rows are meant. */
export type OfRows = (column: string) => Sql;

export interface CounterRecount extends Pick<Recount, 'name' | 'title'> {
  table: string;
  idColumn: string;
  /** Selects what is wrong: the id by its name, and the right values. `of` keeps it to some rows, wherever it counts. */
  wrong(of: OfRows): Sql;
  /** Of the values that `wrong` selects: `count_comments = wrong.count`. */
  set: Sql;
}

/** Others wait for these rows as long as it takes to count them. */
const BATCH = 100;

export function recountOf(counter: CounterRecount): Recount {
  return {
    name: counter.name,
    title: counter.title,
    run: (db, isDryRun) =>
      inBatches(db, isDryRun, { wrong: counter.wrong, id: counter.idColumn }, (tx, ids) =>
        repair(tx, counter, ids),
      ),
  };
}

/** For what is no column of one row: `repairSome` locks what others would change, then counts and repairs. */
export async function inBatches(
  db: RecountDatabase,
  isDryRun: boolean,
  { wrong, id }: { wrong(of: OfRows): Sql; id: string },
  repairSome: (tx: Queryable, ids: readonly number[]) => Promise<number>,
): Promise<number> {
  const all = wrong(() => sql`true`);
  if (isDryRun) {
    const row = await db.row<{ count: number }>(sql`select count(*)::int as count from (${all}) wrong`);
    return row?.count ?? 0;
  }
  const rows = await db.rows<{ id: number }>(sql`
    select distinct ${sql.raw(id)} as id from (${all}) wrong order by 1`);
  const ids = rows.map((row) => row.id);
  let repaired = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    repaired += await (db.transaction ? db.transaction((tx) => repairSome(tx, some)) : repairSome(db, some));
  }
  return repaired;
}

async function repair(
  tx: Queryable,
  { table, idColumn, wrong, set }: CounterRecount,
  ids: readonly number[],
): Promise<number> {
  const [name, id] = [sql.raw(table), sql.raw(idColumn)];
  await tx.execute(sql`select from ${name} where ${id} = any(${ids}) order by ${id} for no key update`);
  // What was committed until the lock was there is seen by this statement, since it begins after it.
  return tx.execute(sql`
    update ${name} set ${set} from (${wrong((column) => sql`${sql.raw(column)} = any(${ids})`)}) wrong
    where ${name}.${id} = wrong.${id}`);
}
