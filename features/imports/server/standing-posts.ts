// Posts of the old site that are here, held so that nobody deletes them before the transaction has ended.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ImportRun } from './import-run.ts';

export interface StandingPost {
  recordType: 'discussion' | 'comment';
  recordID: number;
  dateInserted: string;
}

/** By the old site's id. */
export async function standingPosts(
  run: ImportRun,
  tx: Transaction,
  foreignIDs: ReadonlySet<string>,
): Promise<Map<string, StandingPost>> {
  const standing = new Map<string, StandingPost>();
  for (const [kind, recordType] of [
    ['opening posts', 'discussion'],
    ['posts', 'comment'],
  ] as const) {
    const found = await run.ids.find(tx, kind, foreignIDs);
    if (found.size === 0) continue;
    const posts = sql.raw(recordType === 'discussion' ? 'discussions' : 'comments');
    const id = sql.raw(recordType === 'discussion' ? 'discussion_id' : 'comment_id');
    const rows = await tx.rows<{ id: number; date_inserted: string }>(sql`
      select ${id} as id, date_inserted from ${posts}
      where ${id} = any(${[...new Set(found.values())]}) order by ${id} for key share`);
    const dates = new Map(rows.map((row) => [row.id, row.date_inserted]));
    for (const [foreignID, recordID] of found) {
      const dateInserted = dates.get(recordID);
      if (dateInserted !== undefined) standing.set(foreignID, { recordType, recordID, dateInserted });
    }
  }
  return standing;
}
