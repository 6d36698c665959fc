// What hangs on imported posts.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export async function insertOldPaths(
  tx: Transaction,
  rows: readonly { path: string; record_type: string; record_id: number }[],
): Promise<void> {
  const columns = { path: 'text', record_type: 'text', record_id: 'int' } as const;
  // Two old sites may share a path: the one that came first keeps it.
  await insertRows(tx, 'old_paths', columns, rows, sql`on conflict do nothing`);
}
