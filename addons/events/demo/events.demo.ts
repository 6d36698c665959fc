// What events bring to the demo.
import { type DemoContent, demoContents, sql, type Transaction } from '@parley/addon-api';
import { dayAfter, instantOf } from '../zoned-time.ts';
import { type DemoEvent, demoEvents } from './demo-events.ts';

const HOUR_MS = 3_600_000;

const content: DemoContent = {
  discussions: demoEvents,
  write: async (tx, { userIDs, discussionIDs }) => {
    const userID = (key: string) => userIDs.get(key) ?? 0;
    for (const event of demoEvents) {
      const eventID = await insertEvent(tx, event, discussionIDs.get(event.key) ?? 0, userID(event.author));
      await insertAnswers(tx, eventID, 'yes', event.yes.map(userID));
      await insertAnswers(tx, eventID, 'maybe', (event.maybe ?? []).map(userID));
      await insertWaiting(tx, eventID, (event.waiting ?? []).map(userID));
    }
  },
};

async function insertEvent(
  tx: Transaction,
  event: DemoEvent,
  discussionID: number,
  authorID: number,
): Promise<number> {
  const day = dayAfter(new Date().toISOString().slice(0, 10), event.inDays);
  const starts = instantOf(`${day}T${event.from}`, event.timezone);
  const ends = new Date(starts.getTime() + event.hours * HOUR_MS);
  const row = await tx.row<{ event_id: number }>(sql`
    insert into calendar_events (discussion_id, date_starts, date_ends, date_over, timezone, location, capacity,
      insert_user_id, count_yes, count_maybe, count_waiting)
    values (${discussionID}, ${starts}, ${ends}, ${ends}, ${event.timezone}, ${event.location}, ${event.capacity ?? null},
      ${authorID}, ${event.yes.length}, ${event.maybe?.length ?? 0}, ${event.waiting?.length ?? 0})
    returning event_id`);
  return row?.event_id ?? 0;
}

async function insertAnswers(
  tx: Transaction,
  eventID: number,
  attending: 'yes' | 'maybe',
  userIDs: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    insert into calendar_participants (event_id, user_id, attending)
    select ${eventID}, member, ${attending}::text from unnest(${[...userIDs]}::int[]) member`);
}

/** In their order. */
async function insertWaiting(tx: Transaction, eventID: number, userIDs: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into calendar_participants (event_id, user_id, attending, wait_number)
    select ${eventID}, member, 'yes', place
    from unnest(${[...userIDs]}::int[]) with ordinality as given (member, place)`);
}

export const eventsOfDemo = demoContents.add(content);
