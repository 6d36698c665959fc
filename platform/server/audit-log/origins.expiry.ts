import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';

/** From where somebody acted is no part of the entry, and is forgotten. */
export const originsExpiry: Expiry = {
  name: 'origins of audit log entries',
  remove: (db, limit) =>
    db.execute(sql`
      delete from audit_log_origins where audit_log_id in (
        select audit_log_id from audit_log_origins where date_inserted < now() - interval '90 days'
        limit ${sql.integer(limit)})`),
};
