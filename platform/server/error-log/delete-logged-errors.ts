import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** Seen to: should it happen again, it stands there again. Undefined `fingerprint`: all of them. */
export function deleteLoggedErrors(db: Queryable, fingerprint: string | undefined): Promise<number> {
  return db.execute(
    fingerprint === undefined
      ? sql`delete from logged_errors`
      : sql`delete from logged_errors where fingerprint = ${fingerprint}`,
  );
}
