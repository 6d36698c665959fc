// What a provider calls people, for programs that synchronise them: `expand=insertUser.ssoID`.
import { sql } from '../../../platform/server/db/sql.ts';
import { personDetails } from '../../../platform/server/http/responses/people-expands.ts';

export const ssoIDs = personDetails.add({
  name: 'ssoID',
  permission: 'site.manage',
  of: async (ctx, userIDs) => {
    const rows = await ctx.db.rows<{ user_id: number; subject: string | null }>(sql`
      select u.user_id, (
        select subject from connections c where c.user_id = u.user_id order by authenticator_id limit 1) as subject
      from users u where user_id = any(${userIDs})`);
    return new Map(rows.map((row) => [row.user_id, row.subject]));
  },
});
