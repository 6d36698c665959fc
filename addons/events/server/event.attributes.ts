// `attributes.event` of discussions in lists: nothing that changes with an answer, so that answers leave lists as they are.
import { type RequestContext, sql, type TypedDiscussion } from '@parley/addon-api';
import type { EventAttributes } from '../events.contract.ts';

interface Row {
  discussion_id: number;
  event_id: number;
  date_starts: string;
  date_ends: string | null;
  is_all_day: boolean;
  timezone: string;
  location: string | null;
}

export async function eventAttributes(
  ctx: RequestContext,
  discussions: readonly TypedDiscussion[],
): Promise<Map<number, { event: EventAttributes }>> {
  const rows = await ctx.db.rows<Row>(sql`
    select discussion_id, event_id, date_starts, date_ends, is_all_day, timezone, location from calendar_events
    where date_deleted is null and discussion_id = ${sql.anyOf(discussions.map((each) => each.discussionID))}`);
  return new Map(
    rows.map((row) => [
      row.discussion_id,
      {
        event: {
          eventID: row.event_id,
          dateStarts: row.date_starts,
          dateEnds: row.date_ends,
          allDayEvent: row.is_all_day,
          timezone: row.timezone,
          location: row.location,
        },
      },
    ]),
  );
}
