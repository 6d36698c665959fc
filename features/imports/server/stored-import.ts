// That something was imported, and which records came of it.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export async function recordImport(db: Queryable, source: string, kind: string): Promise<void> {
  await db.execute(sql`
    insert into imports (source, kind, date_finished) values (${source}, ${kind}, now())`);
}

export async function hasImport(db: Queryable, source: string): Promise<boolean> {
  return (await db.row(sql`select 1 from imports where source = ${source}`)) !== undefined;
}

export async function importedIDs(db: Queryable, source: string, kind: string): Promise<number[]> {
  const rows = await db.rows<{ record_id: number }>(
    sql`select record_id from imported_records where source = ${source} and kind = ${kind}`,
  );
  return rows.map((row) => row.record_id);
}

/** Of records whose name is their id here as well. */
export async function importedNames(db: Queryable, source: string, kind: string): Promise<string[]> {
  const rows = await db.rows<{ foreign_id: string }>(
    sql`select foreign_id from imported_records where source = ${source} and kind = ${kind}`,
  );
  return rows.map((row) => row.foreign_id);
}

/** The records themselves are gone by then. */
export async function forgetImport(db: Queryable, source: string): Promise<void> {
  await db.execute(sql`delete from imported_records where source = ${source}`);
  await db.execute(sql`delete from imports where source = ${source}`);
}
