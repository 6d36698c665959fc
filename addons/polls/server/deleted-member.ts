// What becomes of the polls and votes of a member who is deleted, by how it is done: kept, their votes stay counted, by
// “User Deleted”; wiped, what they asked goes as their other words do; deleted, their votes go, and their polls go with
// their discussions.
import { listener, makeContext, type RequestContext, sql, systemViewer } from '@parley/addon-api';
import { userDeleted } from '@parley/addon-api/events';
import { removePoll } from './poll.actions.ts';
import { withdrawVote } from './vote.actions.ts';

const AT_ONCE = 100;

export const forgetDeletedMember = listener(userDeleted, {
  name: 'polls of a deleted member',
  kind: 'bulk',
  handle: async (site, { payload: { userID, deleteMethod } }) => {
    const ctx = await makeContext(site, systemViewer());
    if (deleteMethod === 'delete') await withdrawVotes(ctx, userID);
    if (deleteMethod === 'wipe') await removePolls(ctx, userID);
  },
});

async function withdrawVotes(ctx: RequestContext, userID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ poll_id: number }>(sql`
      select distinct poll_id from poll_votes where user_id = ${userID} order by poll_id limit ${sql.integer(AT_ONCE)}`);
    for (const { poll_id: pollID } of rows) await withdrawVote(ctx, { pollID, userID, isForced: true });
    if (rows.length < AT_ONCE) return;
  }
}

async function removePolls(ctx: RequestContext, userID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ poll_id: number; discussion_id: number }>(sql`
      select poll_id, discussion_id from polls where insert_user_id = ${userID}
      order by poll_id limit ${sql.integer(AT_ONCE)}`);
    for (const row of rows) await ctx.write((w) => removePoll(w, row));
    if (rows.length < AT_ONCE) return;
  }
}
