// Addresses of people who never came are not kept: what lapsed is removed.
import { type Addon, sql } from '@parley/addon-api';

export const invitationExpiries: Addon['expiries'] = [
  {
    name: 'groups-invitations',
    remove: (db, limit) =>
      db.execute(sql`
        delete from group_invitations where invitation_id in (
          select invitation_id from group_invitations where date_expires < now() - interval '7 days'
          limit ${sql.integer(limit)})`),
  },
];
