// Which rows of the site are the demo's: stored in the same map as those of an import.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { ForeignIDs } from '../../imports/server/foreign-ids.ts';
import { hasImport, importedIDs } from '../../imports/server/stored-import.ts';

export const DEMO = 'demo';

export type DemoKind =
  | 'users'
  | 'categories'
  | 'tags'
  | 'discussions'
  | 'comments'
  | 'post-types'
  | 'post-fields'
  | 'collections';

export function recordDemoRows(
  tx: Transaction,
  kind: DemoKind,
  pairs: readonly (readonly [key: string, recordID: number])[],
): Promise<void> {
  return new ForeignIDs(DEMO).record(tx, kind, pairs);
}

export function demoIDs(db: Queryable, kind: DemoKind): Promise<number[]> {
  return importedIDs(db, DEMO, kind);
}

export function hasDemo(db: Queryable): Promise<boolean> {
  return hasImport(db, DEMO);
}

export async function countForeignDiscussions(db: Queryable): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*) as count from discussions`);
  return row?.count ?? 0;
}

/** Filling and removing wait for each other. */
export async function holdDemo(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`);
}
