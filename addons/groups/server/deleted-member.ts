// Who is deleted leaves their groups; what they led goes on, looked after by staff where nobody else leads it.
import { listener, makeContext, sql, systemViewer } from '@parley/addon-api';
import { userDeleted } from '@parley/addon-api/events';
import { removeMember } from './member.actions.ts';

const AT_ONCE = 100;

export const leaveAsDeletedMember = listener(userDeleted, {
  name: 'groups of a deleted member',
  kind: 'bulk',
  handle: async (site, { payload: { userID } }) => {
    const ctx = await makeContext(site, systemViewer());
    for (;;) {
      const rows = await ctx.db.rows<{ group_id: number }>(sql`
        select group_id from group_members where user_id = ${userID} order by group_id limit ${sql.integer(AT_ONCE)}`);
      for (const { group_id: groupID } of rows)
        await removeMember(ctx, { groupID, memberID: userID }, { isForced: true });
      if (rows.length < AT_ONCE) return;
    }
  },
});
