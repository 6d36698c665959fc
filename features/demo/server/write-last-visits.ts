// Whoever set the site up finds it as after a day away: some threads new, some with new comments, the rest read.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { markRead } from '../../discussions/server/bulk/bulk-discussions.ts';

const HOURS_AWAY = 20;
/** Those who can sign in on a fresh site are few; a large one needs no demo marks. */
const MOST = 50;

export async function writeLastVisits(tx: Transaction, now: number): Promise<void> {
  const lastVisit = new Date(now - HOURS_AWAY * 3_600_000).toISOString();
  const readers = await tx.rows<{ user_id: number }>(
    sql`select user_id from users where password_hash is not null order by user_id limit ${sql.integer(MOST)}`,
  );
  await markRead(
    tx,
    readers.map((row) => row.user_id),
    lastVisit,
  );
}
