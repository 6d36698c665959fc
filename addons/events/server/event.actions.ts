// Announcing, changing and deleting an event, each within the transaction that does the same to its discussion.
import { sql, type WriteContext } from '@parley/addon-api';
import { type EventSettings, eventError } from '../events.contract.ts';
import { eventAdded, eventChanged, eventDeleted } from '../events.events.ts';
import { eventActs, recordOnEvent } from './event.acts.ts';
import { type EventRow, lockEvent } from './event.rows.ts';
import { changesOf, columnsOf, type EventColumns } from './event-columns.ts';
import { staleWith } from './events.tag.ts';
import { fillPlaces } from './participant.actions.ts';
import { scheduleReminders } from './reminders.ts';

export async function insertEvent(
  w: WriteContext,
  discussionID: number,
  columns: EventColumns,
): Promise<number> {
  const { userID } = w.viewer;
  const row = await w.db.row<{ event_id: number }>(sql`
    insert into calendar_events (discussion_id, date_starts, date_ends, date_over, is_all_day, timezone, location,
      location_url, cta_label, cta_url, capacity, display_organizer, image_url, image_alt, insert_user_id)
    values (${discussionID}, ${columns.date_starts}, ${columns.date_ends}, ${columns.date_over}, ${columns.is_all_day},
      ${columns.timezone}, ${columns.location}, ${columns.location_url}, ${columns.cta_label}, ${columns.cta_url},
      ${columns.capacity}, ${columns.display_organizer}, ${columns.image_url}, ${columns.image_alt}, ${userID})
    on conflict (discussion_id) where date_deleted is null do nothing returning event_id`);
  if (!row) throw eventError('event.exists');
  const { event_id: eventID } = row;
  await scheduleReminders(w, eventID, columns);
  await w.announce(eventAdded, { eventID, discussionID, userID }, staleWith(discussionID));
  return eventID;
}

/** When somebody has a place already, there are at least as many. Where there are more than before, those who wait move up. */
export async function changeEvent(
  w: WriteContext,
  eventID: number,
  given: EventSettings,
  { alsoResting = false } = {},
): Promise<void> {
  const before = await lockEvent(w, eventID, { alsoResting });
  const columns = columnsOf(w, given, before);
  const changes = changesOf(before, columns);
  await storeEvent(w, before, columns);
  if (changes && before.insert_user_id !== w.viewer.userID)
    await recordOnEvent(w, eventActs.changed, before, changes);
}

/** The caller holds the lock on the event. */
export async function storeEvent(w: WriteContext, before: EventRow, columns: EventColumns): Promise<void> {
  const { event_id: eventID, discussion_id: discussionID } = before;
  if (columns.capacity !== null && columns.capacity < before.count_yes) throw eventError('event.tooManyGo');
  await w.db.execute(sql`
    update calendar_events set date_starts = ${columns.date_starts}, date_ends = ${columns.date_ends},
      date_over = ${columns.date_over}, is_all_day = ${columns.is_all_day}, timezone = ${columns.timezone},
      location = ${columns.location}, location_url = ${columns.location_url}, cta_label = ${columns.cta_label},
      cta_url = ${columns.cta_url}, capacity = ${columns.capacity},
      display_organizer = ${columns.display_organizer}, image_url = ${columns.image_url},
      image_alt = ${columns.image_alt}, date_updated = now()
    where event_id = ${eventID}`);
  await fillPlaces(w, eventID);
  await scheduleReminders(w, eventID, columns);
  await w.announce(
    eventChanged,
    {
      ...{ eventID, discussionID, userID: w.viewer.userID },
      isMoved: isMoved(before, columns),
      round: Math.floor(w.now.getTime() / 1000),
    },
    staleWith(discussionID),
  );
}

function isMoved(before: EventRow, after: EventColumns): boolean {
  const at = (date: string | Date | null) => (date === null ? null : new Date(date).getTime());
  return (
    at(before.date_starts) !== at(after.date_starts) ||
    at(before.date_ends) !== at(after.date_ends) ||
    before.is_all_day !== after.is_all_day ||
    before.location !== after.location ||
    before.location_url !== after.location_url
  );
}

/** false: it was gone already. */
export async function removeEvent(
  w: WriteContext,
  { event_id: eventID, discussion_id: discussionID }: Pick<EventRow, 'event_id' | 'discussion_id'>,
): Promise<boolean> {
  const gone = await w.db.execute(sql`delete from calendar_events where event_id = ${eventID}`);
  if (gone === 0) return false;
  await w.announce(eventDeleted, { eventID, discussionID, userID: w.viewer.userID }, staleWith(discussionID));
  return true;
}
