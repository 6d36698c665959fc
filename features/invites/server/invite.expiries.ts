// An invitation that lapsed long ago is nobody's any more; those that were accepted show who invited whom.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

export const inviteExpiries: Expiry[] = [
  {
    name: 'invites',
    remove: (db, limit) =>
      db.execute(sql`
        delete from invites where invite_id in (
          select invite_id from invites where date_accepted is null and date_expires < now() - interval '30 days'
          limit ${sql.integer(limit)})`),
  },
];
