// Pictures that were chosen for events: whoever may see the event sees them.
import { attachedOn, type MediaHolder, seesHeldPost, sql } from '@parley/addon-api';
import { eventAdded, eventChanged, eventRestored } from '../events.events.ts';
import { requireOrganised } from './event.rows.ts';

interface Row {
  event_id: number;
  category_id: number;
  insert_user_id: number;
  is_held: boolean;
}

export const eventMedia: MediaHolder = {
  recordType: 'event',
  pathOf: (eventID) => `/events/${eventID}`,
  async seenBy(viewer, db, eventIDs) {
    const rows = await db.rows<Row>(sql`
      select e.event_id, d.category_id, d.insert_user_id, d.date_held is not null as is_held
      from calendar_events e join discussions d using (discussion_id)
      where e.event_id = any(${[...eventIDs]}::int[]) and d.type = 'event' and e.date_deleted is null
        and d.date_removed is null`);
    return rows
      .filter((row) => viewer.canInCategory('discussions.view', row.category_id))
      .filter((row) => !row.is_held || seesHeldPost(viewer, row))
      .map((row) => row.event_id);
  },
  async requireMayAttach(ctx, eventID) {
    await requireOrganised(ctx, eventID);
  },
  existing: (eventIDs) => sql`
    select event_id as record_id from calendar_events where event_id = any(${[...eventIDs]}::int[])`,
};

export const attachEventMedia = attachedOn<{ eventID: number; showsFiles?: boolean | undefined }>(
  'event',
  [eventAdded, eventChanged, eventRestored],
  ({ eventID }) => eventID,
  (eventIDs) => sql`
    select event_id as record_id, coalesce(image_url, '') as html
    from calendar_events where event_id = any(${[...eventIDs]}::int[])`,
);
