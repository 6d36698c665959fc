// Reading that may take only so long: the database itself stops it then.
import type { Database, Queryable, Transaction } from './database.ts';
import { type Sql, sql } from './sql.ts';

const STOPPED = '57014';

export interface Within {
  /**
   * There is an index for it, whatever the database guesses: of a word that it has not counted it expects many records, so that of
   * forty of them it would read the whole table, with more than one process. Planned once: to plan such a statement takes longer
   * than to look up a rare word.
   */
  byIndex?: boolean;
}

/** undefined: the time was up first. */
export async function withinTime<T>(
  db: Pick<Database, 'transaction'> & { readTransaction?: Database['transaction'] },
  milliseconds: number,
  read: (db: Queryable) => Promise<T>,
  { byIndex = false }: Within = {},
): Promise<T | undefined> {
  const limit = Math.floor(milliseconds);
  // 0 would mean no limit at all.
  if (limit < 1) return undefined;
  try {
    const begin = (work: (tx: Transaction) => Promise<T>) =>
      db.readTransaction ? db.readTransaction(work) : db.transaction(work);
    return await begin(async (tx) => {
      tx.send(
        byIndex ? byIndexWithin(limit) : sql`select set_config('statement_timeout', ${String(limit)}, true)`,
      );
      return read(tx);
    });
  } catch (error) {
    if ((error as { code?: string }).code === STOPPED) return undefined;
    throw error;
  }
}

function byIndexWithin(limit: number): Sql {
  return sql`
    select set_config('statement_timeout', ${String(limit)}, true), set_config('enable_seqscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;
}
