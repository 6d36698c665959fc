// Reading that may take only so long: the database itself stops it then.
import type { Database, Queryable, Transaction } from './database.ts';
import { sql } from './sql.ts';

const STOPPED = '57014';

/** undefined: the time was up first. */
export async function withinTime<T>(
  db: Pick<Database, 'transaction'> & { readTransaction?: Database['transaction'] },
  milliseconds: number,
  read: (db: Queryable) => Promise<T>,
): Promise<T | undefined> {
  const limit = Math.floor(milliseconds);
  // 0 would mean no limit at all.
  if (limit < 1) return undefined;
  try {
    const begin = (work: (tx: Transaction) => Promise<T>) =>
      db.readTransaction ? db.readTransaction(work) : db.transaction(work);
    return await begin(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${limit}`));
      return read(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === STOPPED) return undefined;
    throw error;
  }
}
