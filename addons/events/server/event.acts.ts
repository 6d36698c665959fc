// What those who look after events do with events of others.
import { type RequestContext, recordAct, type StaffActs, sql, type WriteContext } from '@parley/addon-api';
import { defineStaffActs, type StaffAct } from '@parley/addon-api/contract';
import { eventPath } from '../event.address.ts';
import { type EventRow, seenEvents } from './event.rows.ts';

export const eventActs = defineStaffActs('event', {
  changed: 'Changed an event',
  deleted: 'Deleted an event',
});

export const eventStaffActs: StaffActs = {
  acts: eventActs,
  recordsOf: async (ctx: RequestContext, ids) => {
    const rows = await ctx.db.rows<{ event_id: number; name: string }>(sql`
      select e.event_id, d.name from calendar_events e join discussions d using (discussion_id)
      where e.event_id = any(${[...ids]}::int[]) and d.type = 'event' and ${await seenEvents(ctx)}`);
    return new Map(
      rows.map(({ event_id: eventID, name }) => [eventID, { name, path: eventPath({ eventID, name }) }]),
    );
  },
};

/** Of what organisers may do with their own events, too. */
export async function recordUnlessOwn(w: WriteContext, act: StaffAct, row: EventRow): Promise<void> {
  if (row.insert_user_id === w.viewer.userID) return;
  await recordAct(w, act, {
    recordID: row.event_id,
    recordUserID: row.insert_user_id,
    categoryID: row.category_id,
    before: { discussionID: row.discussion_id, countYes: row.count_yes, countWaiting: row.count_waiting },
  });
}
