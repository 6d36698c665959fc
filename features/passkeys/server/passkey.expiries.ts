import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

export const passkeyExpiries: Expiry[] = [
  {
    name: 'used passkey challenges',
    remove: (db, limit) =>
      db.execute(sql`
        delete from used_passkey_challenges where challenge_hash in (
          select challenge_hash from used_passkey_challenges where date_expires < now() limit ${sql.integer(limit)})`),
  },
];
