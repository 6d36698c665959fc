import {
  Answer,
  editDiscussion,
  type RequestContext,
  type Route,
  requireDiscussion,
  requireUnarchivedOrEditor,
  route,
  startDiscussion,
} from '@parley/addon-api';
import {
  type CalendarEvent,
  deleteEvent,
  type EventSettings,
  getEvent,
  getEventEdit,
  listEvents,
  patchEvent,
  postEvent,
} from '../events.contract.ts';
import { changeEvent } from './event.actions.ts';
import { listedEvents } from './event.list.ts';
import { requireParentCategory, withDescendants } from './event.parent.ts';
import { presentEvent, presentEvents } from './event.present.ts';
import { deleteEventForATime } from './event.removal.ts';
import { requireEventOf, requireOrganised } from './event.rows.ts';
import { clocksOf } from './event-columns.ts';

export const eventRoutes: Route[] = [
  route(listEvents, async (ctx, { query }) => {
    const { page, limit, sort, attending, dateStarts, dateEnds } = query;
    const rows = await listedEvents(ctx, {
      ...{ page, limit, sort },
      categoryIDs: await categoriesOf(ctx, query),
      from: dateStarts === undefined ? undefined : new Date(dateStarts),
      until: dateEnds === undefined ? undefined : new Date(dateEnds),
      attending: attending && [attending],
    });
    return { rows: await presentEvents(ctx, rows), page, limit };
  }),
  route(postEvent, async (ctx, { body }) => {
    const { name, body: words, format, parentRecordType, parentRecordID, ...event } = body;
    const { category_id: categoryID } = await requireParentCategory(ctx, {
      parentRecordType,
      parentRecordID,
    });
    const started = await startDiscussion(ctx, 'event', { name, body: words, format, categoryID, event });
    if (started.isHeld) return held(ctx);
    const { event_id: eventID } = await requireEventOf(ctx, started.discussionID);
    return presentEvent(ctx, eventID);
  }),
  route(getEvent, (ctx, { params }) => presentEvent(ctx, params.eventID)),
  route(getEventEdit, async (ctx, { params }) => {
    const row = await requireOrganised(ctx, params.eventID);
    const { body, format } = await requireDiscussion(ctx, row.discussion_id);
    return {
      ...{ eventID: row.event_id, name: row.name, body, format },
      ...clocksOf(row),
      allDayEvent: row.is_all_day,
      timezone: row.timezone,
      location: row.location,
      locationUrl: row.location_url,
      ctaLabel: row.cta_label,
      ctaUrl: row.cta_url,
      capacity: row.capacity,
      displayOrganizer: row.display_organizer,
      featuredImage: row.image_url,
      featuredImageAlt: row.image_alt,
    };
  }),
  route(patchEvent, async (ctx, { params, body }) => {
    const row = await requireOrganised(ctx, params.eventID);
    await requireUnarchivedOrEditor(ctx, row);
    const { name, body: words, format, parentRecordType = 'category', parentRecordID, ...event } = body;
    const to =
      parentRecordID === undefined
        ? undefined
        : (await requireParentCategory(ctx, { parentRecordType, parentRecordID })).category_id;
    const patch = withoutAbsent({ name, body: words, format, categoryID: to });
    await changeBoth(ctx, row.discussion_id, { eventID: row.event_id, patch, event });
    return presentEvent(ctx, row.event_id);
  }),
  route(deleteEvent, async (ctx, { params }) => {
    const row = await requireOrganised(ctx, params.eventID);
    await requireUnarchivedOrEditor(ctx, row);
    await deleteEventForATime(ctx, row);
    return undefined;
  }),
];

/** undefined: those of all categories. */
async function categoriesOf(
  ctx: RequestContext,
  query: {
    parentRecordType?: CalendarEvent['parentRecordType'] | undefined;
    parentRecordID?: number | undefined;
    requireDescendants: boolean;
  },
): Promise<number[] | undefined> {
  const { parentRecordType = 'category', parentRecordID } = query;
  if (parentRecordID === undefined) return undefined;
  const { category_id: categoryID } = await requireParentCategory(ctx, { parentRecordType, parentRecordID });
  return query.requireDescendants ? withDescendants(ctx, categoryID) : [categoryID];
}

/** Words are changed as those of any post; when and where it takes place by its organiser however old it is. */
async function changeBoth(
  ctx: RequestContext,
  discussionID: number,
  {
    eventID,
    patch,
    event,
  }: { eventID: number; patch: Parameters<typeof editDiscussion>[2]; event: EventSettings },
): Promise<void> {
  const changesEvent = Object.values(event).some((each) => each !== undefined);
  if (Object.keys(patch).length > 0)
    await editDiscussion(ctx, discussionID, patch, async (w) => {
      if (changesEvent) await changeEvent(w, eventID, event);
    });
  else if (changesEvent) await ctx.write((w) => changeEvent(w, eventID, event));
}

function withoutAbsent<T extends object>(given: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

function held({ translator: { t } }: RequestContext): Answer<CalendarEvent> {
  const message = t('Your event will be shown once it is approved.');
  const body = { message, status: 202, description: null };
  return new Answer(body as unknown as CalendarEvent, { status: 202 });
}
