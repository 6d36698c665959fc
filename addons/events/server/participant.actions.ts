// Who comes, who waits, who moves up. The lock on the event lets them follow each other: nobody finds a place that is taken.
import { type RequestContext, sql, type WriteContext } from '@parley/addon-api';
import { type Attending, eventError } from '../events.contract.ts';
import { eventAnswered, eventPlaceFreed } from '../events.events.ts';
import { type EventRow, lockEvent } from './event.rows.ts';
import { staleWith } from './events.tag.ts';

export interface Participation {
  eventID: number;
  memberID: number;
}

interface Answer {
  attending: Attending;
  isWaiting: boolean;
}

export async function answerOf(
  { db }: Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>,
  { eventID, memberID }: Participation,
): Promise<Answer | undefined> {
  const row = await db.row<{ attending: Attending; is_waiting: boolean }>(sql`
    select attending, wait_number is not null as is_waiting from calendar_participants
    where event_id = ${eventID} and user_id = ${memberID}`);
  return row && { attending: row.attending, isWaiting: row.is_waiting };
}

/** Where no place is free, who wants to come waits for one, behind all others who do. */
export async function answer(ctx: RequestContext, of: Participation, attending: Attending): Promise<void> {
  await ctx.write(async (w) => {
    const event = await lockEvent(w, of.eventID);
    if (event.is_over) throw eventError('event.over');
    const before = await answerOf(w, of);
    if (before?.attending === attending) return;
    const isWaiting = attending === 'yes' && event.capacity !== null && event.count_yes >= event.capacity;
    await w.db.execute(sql`
      insert into calendar_participants (event_id, user_id, attending, wait_number)
      values (${of.eventID}, ${of.memberID}, ${attending}, ${isWaiting ? nextNumber(of.eventID) : sql`null`})
      on conflict (event_id, user_id)
        do update set attending = excluded.attending, wait_number = excluded.wait_number`);
    await count(w, of.eventID, before, { attending, isWaiting });
    await fillPlaces(w, of.eventID);
    await announce(w, event, of);
  });
}

const nextNumber = (eventID: number) => sql`(
  select coalesce(max(wait_number), 0) + 1 from calendar_participants where event_id = ${eventID})`;

/** Nothing happens where they have not answered. */
export async function withdrawAnswer(
  ctx: RequestContext,
  of: Participation,
  { alsoResting = false } = {},
): Promise<void> {
  await ctx.write(async (w) => {
    const event = await lockEvent(w, of.eventID, { alsoResting });
    const before = await answerOf(w, of);
    if (!before) return;
    await w.db.execute(sql`
      delete from calendar_participants where event_id = ${of.eventID} and user_id = ${of.memberID}`);
    await count(w, of.eventID, before, undefined);
    await fillPlaces(w, of.eventID);
    await announce(w, event, of);
  });
}

/** The caller holds the lock on the event. Of what is over nobody waits any more for anything; of what is deleted, not until it is back. */
export async function fillPlaces(w: WriteContext, eventID: number): Promise<void> {
  const row = await lockEvent(w, eventID, { alsoResting: true });
  const { capacity, count_yes, count_waiting, is_over, is_deleted, discussion_id: discussionID } = row;
  const free = capacity === null ? count_waiting : Math.min(count_waiting, capacity - count_yes);
  if (free <= 0 || is_over || is_deleted) return;
  const moved = await w.db.rows<{ participant_id: number; user_id: number }>(sql`
    update calendar_participants set wait_number = null where participant_id in (
      select participant_id from calendar_participants
      where event_id = ${eventID} and wait_number is not null order by wait_number limit ${sql.integer(free)})
    returning participant_id, user_id`);
  await w.db.execute(sql`
    update calendar_events set count_yes = count_yes + ${moved.length}, count_waiting = count_waiting - ${moved.length}
    where event_id = ${eventID}`);
  const round = Math.floor(w.now.getTime() / 1000);
  for (const { participant_id: participantID, user_id: memberID } of moved)
    await w.announce(
      eventPlaceFreed,
      { eventID, discussionID, memberID, participantID, round },
      staleWith(discussionID),
    );
}

async function count(
  w: WriteContext,
  eventID: number,
  before: Answer | undefined,
  after: Answer | undefined,
): Promise<void> {
  const change = (isCounted: (given: Answer) => boolean) =>
    Number(after !== undefined && isCounted(after)) - Number(before !== undefined && isCounted(before));
  await w.db.execute(sql`
    update calendar_events set
      count_yes = count_yes + ${change((given) => given.attending === 'yes' && !given.isWaiting)}::int,
      count_maybe = count_maybe + ${change((given) => given.attending === 'maybe')}::int,
      count_no = count_no + ${change((given) => given.attending === 'no')}::int,
      count_waiting = count_waiting + ${change((given) => given.isWaiting)}::int
    where event_id = ${eventID}`);
}

async function announce(
  w: WriteContext,
  event: EventRow,
  { eventID, memberID }: Participation,
): Promise<void> {
  const { discussion_id: discussionID } = event;
  await w.announce(
    eventAnswered,
    { eventID, discussionID, memberID, userID: w.viewer.userID },
    staleWith(discussionID),
  );
}
