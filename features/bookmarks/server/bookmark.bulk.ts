// Bookmarks of many members, without events (0013): for imports and the demo.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { insertRows, type RowOf } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

const BOOKMARK = { user_id: 'int', discussion_id: 'int', date_inserted: 'timestamptz' } as const;

export async function insertBookmarks(
  tx: Transaction,
  rows: readonly RowOf<typeof BOOKMARK>[],
): Promise<void> {
  await insertRows(tx, 'bookmarks', BOOKMARK, rows, sql`on conflict do nothing`);
}
