// What becomes of the votes of a member who is deleted: kept or wiped, they stay counted; deleted, they go.
import { listener, makeContext, sql, systemViewer } from '@parley/addon-api';
import { userDeleted } from '@parley/addon-api/events';
import { withdrawVote } from './vote.actions.ts';

const AT_ONCE = 100;

export const forgetDeletedMember = listener(userDeleted, {
  name: 'votes for ideas of a deleted member',
  kind: 'bulk',
  handle: async (site, { payload: { userID, deleteMethod } }) => {
    if (deleteMethod !== 'delete') return;
    const ctx = await makeContext(site, systemViewer());
    for (;;) {
      const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
        select discussion_id from idea_votes where user_id = ${userID} order by discussion_id limit ${sql.integer(AT_ONCE)}`);
      for (const { discussion_id: discussionID } of rows)
        await withdrawVote(ctx, { discussionID, userID }, { isForced: true });
      if (rows.length < AT_ONCE) return;
    }
  },
});
