// Who is deleted comes to no event, and no calendar program reads for them. Wiped, what they announced goes as their other
// words do; deleted, it goes with its discussions.
import { listener, makeContext, type RequestContext, sql, systemViewer } from '@parley/addon-api';
import { userDeleted } from '@parley/addon-api/events';
import { removeEvent } from './event.actions.ts';
import { withdrawAnswer } from './participant.actions.ts';

const AT_ONCE = 100;

export const forgetDeletedMember = listener(userDeleted, {
  name: 'events of a deleted member',
  kind: 'bulk',
  handle: async (site, { payload: { userID, deleteMethod } }) => {
    const ctx = await makeContext(site, systemViewer());
    await ctx.write(async (w) => {
      await w.db.execute(sql`delete from calendar_feeds where user_id = ${userID}`);
    });
    await withdrawAnswers(ctx, userID);
    if (deleteMethod === 'wipe') await removeEvents(ctx, userID);
  },
});

async function withdrawAnswers(ctx: RequestContext, memberID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ event_id: number }>(sql`
      select event_id from calendar_participants where user_id = ${memberID}
      order by event_id limit ${sql.integer(AT_ONCE)}`);
    for (const { event_id: eventID } of rows)
      await withdrawAnswer(ctx, { eventID, memberID }, { alsoResting: true });
    if (rows.length < AT_ONCE) return;
  }
}

async function removeEvents(ctx: RequestContext, userID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ event_id: number; discussion_id: number }>(sql`
      select event_id, discussion_id from calendar_events where insert_user_id = ${userID}
      order by event_id limit ${sql.integer(AT_ONCE)}`);
    for (const row of rows) await ctx.write((w) => removeEvent(w, row));
    if (rows.length < AT_ONCE) return;
  }
}
