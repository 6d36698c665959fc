// Events as rules, actions and lists need them, with what they need to know of their discussions.
import {
  notFound,
  type RequestContext,
  requireDiscussion,
  type Sql,
  sql,
  visibleCategories,
  type WriteContext,
} from '@parley/addon-api';
import { eventError } from '../events.contract.ts';

export interface EventRow {
  event_id: number;
  discussion_id: number;
  name: string;
  excerpt: string;
  format: string;
  /** The first of its words. */
  image: { url: string; alt: string } | null;
  /** The path of the one that was chosen. */
  image_url: string | null;
  image_alt: string;
  category_id: number;
  count_comments: number;
  date_starts: string;
  date_ends: string | null;
  date_over: string;
  is_over: boolean;
  is_all_day: boolean;
  timezone: string;
  location: string | null;
  location_url: string | null;
  cta_label: string | null;
  cta_url: string | null;
  capacity: number | null;
  display_organizer: boolean;
  is_deleted: boolean;
  count_yes: number;
  count_maybe: number;
  count_no: number;
  count_waiting: number;
  insert_user_id: number;
  date_inserted: string;
  date_updated: string | null;
}

/** What was deleted can be brought back for a time: see event.removal.ts. */
const STANDS = sql`e.date_deleted is null`;

/** An event rests while its discussion is of another type. */
const IS_EVENT = sql`d.type = 'event' and ${STANDS}`;

const COLUMNS =
  sql.raw(`e.event_id, e.discussion_id, d.name, d.excerpt, d.format, d.image, d.category_id, d.count_comments,
  e.date_starts, e.date_ends, e.date_over, e.date_over <= now() as is_over, e.is_all_day, e.timezone, e.location,
  e.location_url, e.cta_label, e.cta_url, e.capacity, e.display_organizer, e.image_url, e.image_alt,
  e.date_deleted is not null as is_deleted, e.count_yes, e.count_maybe, e.count_no, e.count_waiting, d.insert_user_id, e.date_inserted, e.date_updated`);

const allRows = (condition: Sql): Sql => sql`
  select ${COLUMNS} from calendar_events e join discussions d using (discussion_id) where ${condition}`;

export const eventRows = (condition: Sql): Sql => allRows(sql`${IS_EVENT} and ${condition}`);

type Reader = Pick<RequestContext, 'db'> | Pick<WriteContext, 'db'>;

export const findEvent = ({ db }: Reader, eventID: number) =>
  db.row<EventRow>(eventRows(sql`e.event_id = ${eventID}`));

const ofDiscussion = (discussionID: number) => sql`e.discussion_id = ${discussionID}`;

export const findEventOf = ({ db }: Reader, discussionID: number) =>
  db.row<EventRow>(eventRows(ofDiscussion(discussionID)));

export const findRestingEventOf = ({ db }: Reader, discussionID: number) =>
  db.row<EventRow>(allRows(sql`d.type <> 'event' and ${STANDS} and ${ofDiscussion(discussionID)}`));

/** Whoever answers or changes something waits here: what is decided by the row stays true until the commit. */
export async function lockEvent(
  w: WriteContext,
  eventID: number,
  { alsoResting = false } = {},
): Promise<EventRow> {
  await w.db.execute(sql`select from calendar_events where event_id = ${eventID} for no key update`);
  const row = alsoResting
    ? await w.db.row<EventRow>(allRows(sql`e.event_id = ${eventID}`))
    : await findEvent(w, eventID);
  if (!row) throw notFound('Event');
  return row;
}

/** Of events `e` and their discussions `d`: what is held or gone is in no list, and a category shows what is in it to its readers. */
export async function seenEvents(ctx: RequestContext): Promise<Sql> {
  const { isAll, ids } = await visibleCategories(ctx);
  const inCategory = isAll ? sql`true` : sql`d.category_id = any(${ids})`;
  return sql`${inCategory} and d.date_held is null and d.date_removed is null`;
}

/** The event, if the viewer may see its discussion. */
export async function requireEvent(ctx: RequestContext, eventID: number): Promise<EventRow> {
  const row = await findEvent(ctx, eventID);
  if (!row) throw notFound('Event');
  await requireDiscussion(ctx, row.discussion_id);
  return row;
}

/** Whoever closes discussions there: moderators of the category, leaders of the group. */
export const looksAfterEvents = (
  ctx: RequestContext,
  { category_id: resourceID }: Pick<EventRow, 'category_id'>,
) => ctx.can('events.manage') || ctx.can('discussions.close', { resourceType: 'category', resourceID });

export const organises = (ctx: RequestContext, row: Pick<EventRow, 'insert_user_id' | 'category_id'>) =>
  (ctx.viewer.userID > 0 && ctx.viewer.userID === row.insert_user_id) || looksAfterEvents(ctx, row);

export async function requireOrganised(ctx: RequestContext, eventID: number): Promise<EventRow> {
  const row = await requireEvent(ctx, eventID);
  if (!organises(ctx, row)) throw eventError('event.organisersOnly');
  return row;
}

/** Of a discussion that was just written. */
export async function requireEventOf(ctx: RequestContext, discussionID: number): Promise<EventRow> {
  const row = await findEventOf(ctx, discussionID);
  if (!row) throw notFound('Event');
  return row;
}
