// What the widgets of events show: their server halves answer it, their React halves take it.
import type { UserFragment } from '@parley/addon-api/contract';
import type { Attending, CalendarEvent, EventSource } from './events.contract.ts';

/** How lists, months and cards show an event: nothing of one viewer's own is in it. */
export interface ShownEvent
  extends Pick<
    CalendarEvent,
    | 'eventID'
    | 'discussionID'
    | 'name'
    | 'url'
    | 'excerpt'
    | 'dateStarts'
    | 'dateEnds'
    | 'allDayEvent'
    | 'timezone'
    | 'location'
    | 'locationUrl'
    | 'ctaLabel'
    | 'ctaUrl'
    | 'capacity'
    | 'attendingYesCount'
    | 'attendingMaybeCount'
    | 'attendingNoCount'
    | 'waitingCount'
    | 'insertUserID'
    | 'featuredImage'
    | 'featuredImageAlt'
  > {
  /** Pages show what was chosen alone: the first of its words stands among them. */
  isPictureChosen: boolean;
  category: { name: string; url: string; color: number | null };
  isOver: boolean;
}

export const EVENT_LISTS = ['upcoming', 'past', 'mine'] as const;
export type EventListName = (typeof EVENT_LISTS)[number];

/** Where its events are looked for. */
export interface EventsPlace {
  /** `/events`, `/events/category/3`, `/events/group/5` */
  path: string;
  /** null: everywhere. */
  name: string | null;
}

export interface EventsPageProps {
  place: EventsPlace;
  events: ShownEvent[];
  list: EventListName;
  page: number;
  hasMore: boolean;
}

export interface CalendarPageProps {
  place: EventsPlace;
  /** 2026-12 */
  month: string;
  events: ShownEvent[];
  /** There are more than are shown. */
  isCut: boolean;
}

export interface UpcomingEventsProps {
  events: ShownEvent[];
  /** Where all of them are; absent: these are of many places. */
  allUrl?: string;
}

export interface EventCardProps extends ShownEvent {
  /** null: it is not said. */
  organizer: UserFragment | null;
  categoryID: number;
  /** The first of those who have a place. */
  faces: UserFragment[];
}

export interface EventOfFormProps {
  event?: Omit<EventSource, 'eventID' | 'name' | 'body' | 'format'>;
}

export interface OwnAnswer {
  attending: Attending;
  isWaiting: boolean;
}
