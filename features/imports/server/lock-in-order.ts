// Rows that others change as well are locked in one order before they are changed (decision 0029).
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

const IDS = { discussions: 'discussion_id', comments: 'comment_id', users: 'user_id' } as const;

export async function lockInOrder(
  tx: Transaction,
  table: keyof typeof IDS,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const id = sql.raw(IDS[table]);
  await tx.execute(sql`
    select from ${sql.raw(table)} where ${id} = any(${ids}) order by ${id} for no key update`);
}
