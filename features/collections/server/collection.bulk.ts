// Collections written without events (0013): for the demo.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { insertRows } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** Undefined where there is a collection of that name: it is not changed. */
export async function insertCollection(
  tx: Transaction,
  name: string,
  records: readonly { discussion_id?: number; category_id?: number; sort: number }[],
): Promise<number | undefined> {
  const made = await tx.row<{ collection_id: number }>(
    sql`insert into collections (name) values (${name}) on conflict do nothing returning collection_id`,
  );
  if (!made) return undefined;
  const columns = {
    collection_id: 'int',
    discussion_id: 'int?',
    category_id: 'int?',
    sort: 'int',
  } as const;
  await insertRows(
    tx,
    'collection_records',
    columns,
    records.map((record) => ({ ...made, ...record })),
  );
  return made.collection_id;
}

export async function deleteCollections(db: Queryable, collectionIDs: readonly number[]): Promise<void> {
  await db.execute(sql`delete from collections where collection_id = any(${[...collectionIDs]})`);
}
