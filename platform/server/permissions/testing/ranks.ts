// A stand-in for an add-on: whoever wrote much may announce everywhere.
import { sql } from '../../db/sql.ts';
import { memberGrants } from '../../places/member-grants.ts';

export const ranks = {
  extensions: [
    memberGrants.add({
      name: 'ranks',
      keysOf: (userID) => sql`
        select 'expert' from users where user_id = ${userID} and count_comments >= 100`,
      grants: async () => [{ to: { key: 'expert' }, also: ['discussions.announce'] }],
    }),
  ],
};
