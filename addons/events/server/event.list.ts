// Lists of events, in the order of time. None takes longer than a year, so that what is looked at has an end.
import { type RequestContext, type Sql, sql } from '@parley/addon-api';
import type { Attending, EVENT_SORTS } from '../events.contract.ts';
import { type EventRow, eventRows, seenEvents } from './event.rows.ts';

export interface EventQuery {
  categoryIDs?: readonly number[] | undefined;
  /** Those that are not over by then. */
  from?: Date | undefined;
  /** Those that begin before then. */
  until?: Date | undefined;
  /** Those that are over by then. */
  overBy?: Date | undefined;
  /** Those that the viewer answered so. */
  attending?: readonly Attending[] | undefined;
  sort: (typeof EVENT_SORTS)[number];
  page: number;
  limit: number;
  /** How many of the next page come along: one tells whether there is one. */
  ahead?: number;
}

const ORDERS: Readonly<Record<EventQuery['sort'], Sql>> = {
  dateStarts: sql.raw('e.date_starts, e.event_id'),
  '-dateStarts': sql.raw('e.date_starts desc, e.event_id desc'),
  '-dateInserted': sql.raw('e.event_id desc'),
};

export async function listedEvents(ctx: RequestContext, query: EventQuery): Promise<EventRow[]> {
  const { from, until, overBy, page, limit, ahead = 0 } = query;
  const answered = query.attending;
  const condition = sql.and([
    await seenEvents(ctx),
    query.categoryIDs !== undefined && sql`d.category_id = any(${[...query.categoryIDs]}::int[])`,
    from !== undefined &&
      sql`e.date_over > ${from} and e.date_starts > ${from}::timestamptz - interval '367 days'`,
    until !== undefined && sql`e.date_starts < ${until}`,
    overBy !== undefined && sql`e.date_over <= ${overBy} and e.date_starts <= ${overBy}`,
    answered !== undefined &&
      sql`exists (
        select from calendar_participants p
        where p.event_id = e.event_id and p.user_id = ${ctx.viewer.userID}
          and p.attending = any(${[...answered]}::text[]))`,
  ]);
  return ctx.db.rows<EventRow>(sql`
    ${eventRows(condition)} order by ${ORDERS[query.sort]}
    limit ${sql.integer(limit + ahead)} offset ${sql.integer((page - 1) * limit)}`);
}
