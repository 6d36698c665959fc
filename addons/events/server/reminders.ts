// Who comes is reminded a day before and an hour before, by jobs of their own for each beginning.
import { makeContext, type Site, sql, systemViewer, type WriteContext } from '@parley/addon-api';
import { eventNear } from '../events.events.ts';
import type { EventColumns } from './event-columns.ts';

export const REMIND_JOB = 'remind-of-event';

const HOUR_MS = 3_600_000;
export const BEFORE = { day: 24 * HOUR_MS, hour: HOUR_MS } as const;
type Before = keyof typeof BEFORE;

const keyOf = (eventID: number, before: Before) => `${REMIND_JOB}:${eventID}:${before}`;

/** Of whole days nobody is reminded an hour before midnight. A date that was moved takes the place of the one before. */
export async function scheduleReminders(
  w: WriteContext,
  eventID: number,
  { date_starts, is_all_day }: Pick<EventColumns, 'date_starts' | 'is_all_day'>,
): Promise<void> {
  for (const before of is_all_day ? (['day'] as const) : (['day', 'hour'] as const)) {
    const runAt = new Date(date_starts.getTime() - BEFORE[before]);
    if (runAt > w.now)
      await w.enqueue(REMIND_JOB, { eventID, before }, { key: keyOf(eventID, before), runAt });
  }
}

const COLUMN = { day: sql.raw('date_day_reminded'), hour: sql.raw('date_hour_reminded') } as const;

/** Once for each beginning, however often it runs; too late, it says nothing. What takes whole days by now has no hour before. */
export async function remindOfEvent(site: Site, payload: Record<string, unknown>): Promise<void> {
  const eventID = Number(payload.eventID);
  const before: Before = payload.before === 'hour' ? 'hour' : 'day';
  const ctx = await makeContext(site, systemViewer());
  await ctx.write(async (w) => {
    const row = await w.db.row<{ discussion_id: number; date_starts: string }>(sql`
      update calendar_events set ${COLUMN[before]} = date_starts
      where event_id = ${eventID} and date_deleted is null and date_starts > now()
        and date_starts <= now() + interval '1 hour' * ${BEFORE[before] / HOUR_MS}::int
        and ${COLUMN[before]} is distinct from date_starts and (not is_all_day or ${before === 'day'}::boolean)
      returning discussion_id, date_starts`);
    if (!row) return;
    const round = Math.floor(Date.parse(row.date_starts) / 60_000);
    await w.announce(eventNear, { eventID, discussionID: row.discussion_id, before, round });
  });
}
