// Events as the API answers them, and as widgets show them: a fixed number of statements for any number of events.
import {
  categoryPath,
  discussionPath,
  oneDiscussion,
  type RequestContext,
  sql,
  userFragments,
  visibleCategories,
} from '@parley/addon-api';
import type { UserFragment } from '@parley/addon-api/contract';
import type { EventCardProps, ShownEvent } from '../event-widgets.contract.ts';
import type { Attending, CalendarEvent } from '../events.contract.ts';
import { firstAttendees } from './event.attendees.ts';
import { parentOf } from './event.parent.ts';
import { type EventRow, organises, requireEvent } from './event.rows.ts';

const addressOf = (ctx: RequestContext, row: EventRow) =>
  ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name }));

const pictureOf = (ctx: RequestContext, { image, image_url: path, image_alt }: EventRow) =>
  path === null
    ? { featuredImage: image?.url ?? null, featuredImageAlt: image?.alt ?? '' }
    : { featuredImage: ctx.url(path), featuredImageAlt: image_alt };

/** What both have. */
function common(ctx: RequestContext, row: EventRow) {
  return {
    eventID: row.event_id,
    discussionID: row.discussion_id,
    name: row.name,
    url: addressOf(ctx, row),
    excerpt: row.excerpt,
    dateStarts: row.date_starts,
    dateEnds: row.date_ends,
    allDayEvent: row.is_all_day,
    timezone: row.timezone,
    location: row.location,
    locationUrl: row.location_url,
    ctaLabel: row.cta_label,
    ctaUrl: row.cta_url,
    capacity: row.capacity,
    attendingYesCount: row.count_yes,
    attendingMaybeCount: row.count_maybe,
    attendingNoCount: row.count_no,
    waitingCount: row.count_waiting,
    insertUserID: row.insert_user_id,
    ...pictureOf(ctx, row),
  };
}

export async function showEvents(ctx: RequestContext, rows: readonly EventRow[]): Promise<ShownEvent[]> {
  const { tree } = await visibleCategories(ctx);
  return rows.map((row) => {
    const category = tree.byID.get(row.category_id);
    return {
      ...common(ctx, row),
      category: {
        name: category?.name ?? '',
        url: ctx.url(categoryPath(category?.urlcode ?? '')),
        color: category?.color ?? null,
      },
      isOver: row.is_over,
      isPictureChosen: row.image_url !== null,
    };
  });
}

interface OwnRow {
  event_id: number;
  attending: Attending;
  is_waiting: boolean;
}

async function ownAnswers(ctx: RequestContext, eventIDs: readonly number[]): Promise<Map<number, OwnRow>> {
  if (ctx.viewer.userID <= 0 || eventIDs.length === 0) return new Map();
  const rows = await ctx.db.rows<OwnRow>(sql`
    select event_id, attending, wait_number is not null as is_waiting from calendar_participants
    where user_id = ${ctx.viewer.userID} and event_id = any(${[...eventIDs]}::int[])`);
  return new Map(rows.map((row) => [row.event_id, row]));
}

/** What the viewer may do with an event that they see. */
function permissionsOn(
  ctx: RequestContext,
  row: EventRow,
  isArchived: boolean,
): CalendarEvent['permissions'] {
  const canInCategory = (name: 'discussions.add' | 'discussions.edit') =>
    ctx.viewer.canInCategory(name, row.category_id);
  const isMember = ctx.viewer.userID > 0 && ctx.can('session.valid');
  const isOpen = !isArchived || ctx.can('community.moderate') || canInCategory('discussions.edit');
  const mayChange = isMember && isOpen && organises(ctx, row);
  return {
    organizer: isMember && row.insert_user_id === ctx.viewer.userID,
    view: true,
    create: isMember && !isArchived && ctx.can('events.add') && canInCategory('discussions.add'),
    edit: mayChange,
    delete: mayChange,
    attend: isMember && !row.is_over,
  };
}

const fragmentsOf = (people: ReadonlyMap<number, UserFragment>, ids: readonly number[] = []) =>
  ids.flatMap((id) => people.get(id) ?? []);

export async function presentEvents(
  ctx: RequestContext,
  rows: readonly EventRow[],
): Promise<CalendarEvent[]> {
  const { tree } = await visibleCategories(ctx);
  const eventIDs = rows.map((row) => row.event_id);
  const own = await ownAnswers(ctx, eventIDs);
  const first = await firstAttendees(ctx, eventIDs);
  const people = await userFragments(ctx, [
    ...rows.map((row) => row.insert_user_id),
    ...[...first.values()].flat(),
  ]);
  return rows.map((row) => {
    const parent = parentOf(row.category_id, tree.byID.get(row.category_id)?.urlcode);
    const insertUser = people.get(row.insert_user_id);
    const answer = own.get(row.event_id);
    return {
      ...common(ctx, row),
      format: row.format,
      attendingYesUsers: fragmentsOf(people, first.get(row.event_id)),
      attending: answer?.attending ?? null,
      isWaiting: answer?.is_waiting ?? false,
      ...parent,
      groupID: parent.parentRecordType === 'group' ? parent.parentRecordID : null,
      categoryID: row.category_id,
      countComments: row.count_comments,
      permissions: permissionsOn(ctx, row, tree.byID.get(row.category_id)?.is_archived ?? false),
      displayOrganizer: row.display_organizer,
      ...(insertUser && { insertUser }),
      dateInserted: row.date_inserted,
      dateUpdated: row.date_updated,
    };
  });
}

/** One, with people. Who comes is said to those who may see the calendar. */
export async function showEventCard(ctx: RequestContext, row: EventRow): Promise<EventCardProps | undefined> {
  const [shown] = await showEvents(ctx, [row]);
  const first = ctx.can('events.view') ? await firstAttendees(ctx, [row.event_id]) : new Map();
  const attendees: number[] = first.get(row.event_id) ?? [];
  const people = await userFragments(ctx, [row.insert_user_id, ...attendees]);
  const organizer = (row.display_organizer && people.get(row.insert_user_id)) || null;
  return shown && { ...shown, categoryID: row.category_id, organizer, faces: fragmentsOf(people, attendees) };
}

/** With what it says. */
export async function presentEvent(ctx: RequestContext, eventID: number): Promise<CalendarEvent> {
  const row = await requireEvent(ctx, eventID);
  const [event] = await presentEvents(ctx, [row]);
  const { body } = await oneDiscussion(ctx, row.discussion_id, { expand: new Set(['body']) });
  return { ...(event as CalendarEvent), ...(body !== undefined && { body }) };
}
