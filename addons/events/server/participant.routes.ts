import { notFound, type RequestContext, type Route, route, sql, userFragments } from '@parley/addon-api';
import {
  deleteEventParticipant,
  getEventParticipant,
  listEventParticipants,
  type Participant,
  postEventParticipant,
} from '../event-participants.contract.ts';
import { type Attending, eventError } from '../events.contract.ts';
import { presentEvent } from './event.present.ts';
import { type EventRow, organises, requireEvent } from './event.rows.ts';
import { answer, answerOf, withdrawAnswer } from './participant.actions.ts';

interface ParticipantRow {
  event_id: number;
  user_id: number;
  attending: Attending;
  is_waiting: boolean;
  date_inserted: string;
}

interface ParticipantQuery {
  attending?: Attending | undefined;
  userID?: number;
  page: number;
  limit: number;
}

export const participantRoutes: Route[] = [
  route(listEventParticipants, async (ctx, { params, query }) => {
    await requireEvent(ctx, params.eventID);
    return { rows: await participants(ctx, params.eventID, query), page: query.page, limit: query.limit };
  }),
  route(postEventParticipant, async (ctx, { params: { eventID }, body }) => {
    const row = await requireEvent(ctx, eventID);
    const memberID = body.userID ?? ctx.viewer.userID;
    await requireOwnOrOrganised(ctx, row, memberID);
    await answer(ctx, { eventID, memberID }, body.attending);
    const given = await answerOf(ctx, { eventID, memberID });
    return {
      attending: given?.attending ?? null,
      isWaiting: given?.isWaiting ?? false,
      event: await presentEvent(ctx, eventID),
    };
  }),
  route(getEventParticipant, async (ctx, { params: { eventID }, query: { userID } }) => {
    await requireEvent(ctx, eventID);
    const [found] = await participants(ctx, eventID, { userID, page: 1, limit: 1 });
    if (!found) throw notFound('Participant');
    return found;
  }),
  route(deleteEventParticipant, async (ctx, { params: { eventID, userID: memberID } }) => {
    const row = await requireEvent(ctx, eventID);
    await requireOwnOrOrganised(ctx, row, memberID);
    await withdrawAnswer(ctx, { eventID, memberID });
    return undefined;
  }),
];

/** One answers for oneself; who organises the event, for every member. */
async function requireOwnOrOrganised(ctx: RequestContext, row: EventRow, memberID: number): Promise<void> {
  if (memberID === ctx.viewer.userID) return;
  if (!organises(ctx, row)) throw eventError('event.organisersOnly');
  const known = await ctx.db.row(sql`select from users where user_id = ${memberID} and date_deleted is null`);
  if (!known) throw notFound('User');
}

/** Those who come, then those who wait in their order, those who may come, those who do not. */
async function participants(
  ctx: RequestContext,
  eventID: number,
  { attending, userID, page, limit }: ParticipantQuery,
): Promise<Participant[]> {
  const condition = sql.and([
    sql`event_id = ${eventID}`,
    attending !== undefined && sql`attending = ${attending}`,
    userID !== undefined && sql`user_id = ${userID}`,
  ]);
  const rows = await ctx.db.rows<ParticipantRow>(sql`
    select event_id, user_id, attending, wait_number is not null as is_waiting, date_inserted
    from calendar_participants where ${condition}
    order by array_position(array['yes', 'maybe', 'no'], attending), wait_number nulls first, participant_id
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => {
    const user = people.get(row.user_id);
    return {
      eventID: row.event_id,
      userID: row.user_id,
      ...(user && { user }),
      attending: row.attending,
      isWaiting: row.is_waiting,
      dateInserted: row.date_inserted,
    };
  });
}
