// The first of those who come to each of some events: one statement for all of them, a short look into an index for each.
import { type RequestContext, sql } from '@parley/addon-api';
import { SHOWN_ATTENDEES } from '../events.contract.ts';

/** By event; they have a place. */
export async function firstAttendees(
  ctx: RequestContext,
  eventIDs: readonly number[],
): Promise<Map<number, number[]>> {
  if (eventIDs.length === 0) return new Map();
  const rows = await ctx.db.rows<{ event_id: number; user_ids: number[] }>(sql`
    select asked.event_id, first.user_ids from unnest(${[...eventIDs]}::int[]) asked (event_id)
    cross join lateral (
      select array_agg(user_id) as user_ids from (
        select p.user_id from calendar_participants p
        where p.event_id = asked.event_id and p.attending = 'yes' and p.wait_number is null
        order by p.participant_id limit ${sql.integer(SHOWN_ATTENDEES)}) have) first
    where first.user_ids is not null`);
  return new Map(rows.map((row) => [row.event_id, row.user_ids]));
}
