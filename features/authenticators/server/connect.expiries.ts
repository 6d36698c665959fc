import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

export const connectExpiries: Expiry[] = [
  {
    name: 'sign-ins at providers that nobody came back from',
    remove: (db, limit) =>
      db.execute(sql`
        delete from connect_attempts where state_hash in (
          select state_hash from connect_attempts where date_expires < now() limit ${sql.integer(limit)})`),
  },
];
