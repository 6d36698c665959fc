// New ids come from the tables' own sequences, so that a running site may write at the same time.
import type { Database, Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

const TABLES = {
  users: 'user_id',
  discussions: 'discussion_id',
  comments: 'comment_id',
  tags: 'tag_id',
} as const;
export type NumberedTable = keyof typeof TABLES;
export type LastIDs = Partial<Record<NumberedTable, number>>;

export async function nextIDs(db: Queryable, table: NumberedTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await db.rows<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, ${TABLES[table]})) as id from generate_series(1, ${count}::int)`);
  return rows.map((row) => row.id);
}

export async function lastIDs(db: Queryable): Promise<LastIDs> {
  const last: LastIDs = {};
  for (const table of Object.keys(TABLES) as NumberedTable[]) {
    const row = await db.row<{ last: number }>(sql`
      select case when is_called then last_value else last_value - 1 end as last
      from ${sql.raw(`${table}_${TABLES[table]}_seq`)}`);
    last[table] = row?.last ?? 0;
  }
  return last;
}

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A batch that was cut off has used up ids that no row got. They are given back where nothing has been
 * written past them, so that an interrupted import ends with the same ids as one that ran through. Where somebody is
 * writing at this moment they stay unused: that row may have the next id already.
 */
export async function returnUnusedIDs(db: Database, last: LastIDs): Promise<void> {
  for (const [table, id] of Object.entries(last) as [NumberedTable, number][]) {
    const column = sql.raw(TABLES[table]);
    await db
      .transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '1s'`);
        await tx.execute(sql`lock table ${sql.raw(table)} in share row exclusive mode`);
        await tx.execute(sql`
          select setval(pg_get_serial_sequence(${table}, ${TABLES[table]}), ${id}::int)
          where ${id}::int > 0 and not exists (select from ${sql.raw(table)} where ${column} > ${id}::int)`);
      })
      .catch((error: { code?: string }) => {
        if (error.code !== LOCK_NOT_AVAILABLE) throw error;
      });
  }
}
