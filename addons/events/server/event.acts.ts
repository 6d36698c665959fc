// What is done to events, for the audit log: what those who look after events change of others', and which are deleted, by
// whomever. Who comes has a part in an event, too.
import {
  discussionPath,
  type RequestContext,
  recordAct,
  type StaffActs,
  sql,
  type WriteContext,
} from '@parley/addon-api';
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
    const rows = await ctx.db.rows<{
      event_id: number;
      discussion_id: number;
      name: string;
      is_deleted: boolean;
    }>(sql`
      select e.event_id, d.discussion_id, d.name, e.date_deleted is not null as is_deleted
      from calendar_events e join discussions d using (discussion_id)
      where e.event_id = any(${[...ids]}::int[]) and (d.type = 'event' or e.date_deleted is not null)
        and ${await seenEvents(ctx)}`);
    return new Map(
      rows.map(({ event_id: eventID, discussion_id: discussionID, name, is_deleted }) => [
        eventID,
        { name, path: is_deleted ? discussionPath({ discussionID, name }) : eventPath({ eventID, name }) },
      ]),
    );
  },
};

export async function recordOnEvent(
  w: WriteContext,
  act: StaffAct,
  row: EventRow,
  undo?: Parameters<typeof recordAct>[2]['undo'],
): Promise<void> {
  await recordAct(w, act, {
    recordID: row.event_id,
    recordUserID: row.insert_user_id,
    categoryID: row.category_id,
    before: { discussionID: row.discussion_id, countYes: row.count_yes, countWaiting: row.count_waiting },
    undo,
  });
}
