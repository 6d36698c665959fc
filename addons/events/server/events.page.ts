// The pages /events, /events/calendar, those of one category or group, and the address of one event, which leads to its
// discussion: what they are about, and their layouts as data.
import {
  discussionPath,
  type MadePageSubject,
  oneWidget,
  type RequestContext,
  type ViewType,
  widget,
} from '@parley/addon-api';
import { categoryEventsPath, groupEventsPath } from '../event.address.ts';
import {
  type CalendarPageProps,
  EVENT_LISTS,
  type EventListName,
  type EventsPageProps,
  type EventsPlace,
} from '../event-widgets.contract.ts';
import type { EventAttributes } from '../events.contract.ts';
import { dayAfter } from '../zoned-time.ts';
import { type EventQuery, listedEvents } from './event.list.ts';
import { requireParentCategory, withDescendants } from './event.parent.ts';
import { showEvents } from './event.present.ts';
import { requireEvent } from './event.rows.ts';
import { staleWithEvents } from './events.tag.ts';

declare module '@parley/addon-api' {
  interface PageParamTypes {
    events: EventsQuery;
  }
}

interface EventsQuery {
  place: EventsPlace;
  categoryIDs: number[] | undefined;
  list: EventListName;
  month: string;
  page: number;
}

const LIMIT = 20;
const MOST_PAGES = 500;
const MOST_IN_MONTH = 300;
/** What is in the month for somebody somewhere. */
const MARGIN_DAYS = 7;

function pageOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 1;
  return Math.min(MOST_PAGES, Math.max(1, number));
}

function monthOf(ctx: RequestContext, value: unknown): string {
  const isMonth = typeof value === 'string' && /^(?:19[7-9]\d|2[01]\d\d)-(?:0[1-9]|1[0-2])$/.test(value);
  return isMonth ? value : ctx.now.toISOString().slice(0, 7);
}

async function queryOf(
  ctx: RequestContext,
  params: Readonly<Record<string, unknown>>,
  where: { categoryID?: number; groupID?: number },
): Promise<EventsQuery> {
  const { categoryID, groupID } = where;
  const list = EVENT_LISTS.find((each) => each === params.list) ?? 'upcoming';
  const common = {
    list: list === 'mine' && ctx.viewer.userID <= 0 ? 'upcoming' : list,
    month: monthOf(ctx, params.month),
    page: pageOf(params.page),
  };
  if (categoryID === undefined && groupID === undefined)
    return { ...common, place: { path: '/events', name: null }, categoryIDs: undefined };
  const node = await requireParentCategory(ctx, {
    parentRecordType: groupID === undefined ? 'category' : 'group',
    parentRecordID: groupID ?? categoryID ?? 0,
  });
  const path = groupID === undefined ? categoryEventsPath(node.category_id) : groupEventsPath(groupID);
  const categoryIDs = await withDescendants(ctx, node.category_id);
  return { ...common, place: { path, name: node.name }, categoryIDs };
}

function eventsView(type: 'events' | 'calendar', of?: 'category' | 'group'): ViewType {
  return {
    type: of ? `${type}Of${of === 'category' ? 'Category' : 'Group'}` : type,
    isPersonal: ({ params }, ctx) => params.list === 'mine' && ctx.viewer.userID > 0,
    resolve: async (ctx, { recordID, params }) => {
      ctx.require('events.view');
      const number = Number(recordID);
      const where = of === 'category' ? { categoryID: number } : of === 'group' ? { groupID: number } : {};
      const events = await queryOf(ctx, params, where);
      const { path } = events.place;
      const title = ctx.translator.t(type === 'events' ? 'Events' : 'Calendar');
      return {
        layoutViewType: type,
        records: [],
        params: { events },
        seo: { title, url: ctx.url(type === 'events' ? path : `${path}/calendar`) },
      };
    },
  };
}

/** An event is at the address of its discussion. */
export const eventSubject: MadePageSubject = {
  name: 'eventID',
  of: ({ discussion }) => (discussion?.attributes?.event as EventAttributes | undefined)?.eventID,
};

export const eventViews: ViewType[] = [
  eventsView('events'),
  eventsView('calendar'),
  ...(['category', 'group'] as const).flatMap((of) => [eventsView('events', of), eventsView('calendar', of)]),
  {
    type: 'event',
    reads: 'event',
    resolve: async (ctx, { recordID }) => {
      ctx.require('events.view');
      const row = await requireEvent(ctx, Number(recordID));
      const path = discussionPath({ discussionID: row.discussion_id, name: row.name });
      return { redirectTo: path, status: 302 };
    },
  },
];

const UNNAMED = (ctx: RequestContext): EventsQuery => ({
  place: { path: '/events', name: null },
  categoryIDs: undefined,
  list: 'upcoming',
  month: monthOf(ctx, undefined),
  page: 1,
});

function ofList(
  ctx: RequestContext,
  list: EventListName,
): Pick<EventQuery, 'from' | 'overBy' | 'attending' | 'sort'> {
  if (list === 'past') return { overBy: ctx.now, sort: '-dateStarts' };
  if (list === 'mine') return { from: ctx.now, attending: ['yes', 'maybe'], sort: 'dateStarts' };
  return { from: ctx.now, sort: 'dateStarts' };
}

const eventsWidget = widget({
  id: 'events.page',
  component: 'EventsPage',
  name: 'Events',
  hydrate: async (ctx, { params, records }): Promise<EventsPageProps> => {
    staleWithEvents(ctx);
    const { place, categoryIDs, list, page } = params.events ?? UNNAMED(ctx);
    const found = await listedEvents(ctx, {
      ...ofList(ctx, list),
      categoryIDs,
      page,
      limit: LIMIT,
      ahead: 1,
    });
    const events = await showEvents(ctx, found.slice(0, LIMIT));
    records.discussionIDs.push(...events.map((each) => each.discussionID));
    return { place, events, list, page, hasMore: found.length > LIMIT };
  },
});

const calendarWidget = widget({
  id: 'events.calendar',
  component: 'CalendarPage',
  name: 'Calendar',
  hydrate: async (ctx, { params, records }): Promise<CalendarPageProps> => {
    staleWithEvents(ctx);
    const { place, categoryIDs, month } = params.events ?? UNNAMED(ctx);
    const first = `${month}-01`;
    const from = new Date(`${dayAfter(first, -MARGIN_DAYS)}T00:00Z`);
    const until = new Date(`${dayAfter(first, 31 + MARGIN_DAYS)}T00:00Z`);
    const query = { from, until, categoryIDs, sort: 'dateStarts', page: 1, limit: MOST_IN_MONTH } as const;
    const found = await listedEvents(ctx, { ...query, ahead: 1 });
    const events = await showEvents(ctx, found.slice(0, MOST_IN_MONTH));
    records.discussionIDs.push(...events.map((each) => each.discussionID));
    return { place, month, events, isCut: found.length > MOST_IN_MONTH };
  },
});

export const eventPageWidgets = [eventsWidget, calendarWidget];

export const eventTemplates = [
  oneWidget('events', 'Events', 'events.page'),
  oneWidget('calendar', 'Calendar', 'events.calendar'),
];
