import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';

export const bulkOperationExpiry: Expiry = {
  name: 'bulk operations',
  remove: (db, limit) =>
    db.execute(sql`
      delete from bulk_operations where bulk_operation_id in (
        select bulk_operation_id from bulk_operations where date_inserted < now() - interval '24 hours' limit ${sql.integer(limit)})`),
};
