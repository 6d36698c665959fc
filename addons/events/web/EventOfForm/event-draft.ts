// What was filled in about an event, and what of it is sent. Times stay as a clock of the zone shows them: the server makes
// instants of them.
import type { EventOfFormProps } from '../../event-widgets.contract.ts';

export interface EventDraft {
  /** `2026-12-05T10:00`; of whole days only the day counts. */
  starts: string;
  ends: string;
  allDayEvent: boolean;
  /** '': the reader's. */
  timezone: string;
  location: string;
  locationUrl: string;
  ctaLabel: string;
  ctaUrl: string;
  /** '': everybody finds a place. */
  capacity: string;
  displayOrganizer: boolean;
  /** '': the first picture of its words. */
  featuredImage: string;
  featuredImageAlt: string;
}

const BLANK: EventDraft = {
  starts: '',
  ends: '',
  allDayEvent: false,
  timezone: '',
  location: '',
  locationUrl: '',
  ctaLabel: '',
  ctaUrl: '',
  capacity: '',
  displayOrganizer: true,
  featuredImage: '',
  featuredImageAlt: '',
};

/** A day means its beginning. */
export const wall = (text: string | null | undefined) =>
  text && text.length === 10 ? `${text}T00:00` : (text ?? '');

export function draftOf(event: EventOfFormProps['event']): EventDraft {
  if (!event) return BLANK;
  return {
    starts: wall(event.dateStarts),
    ends: wall(event.dateEnds),
    allDayEvent: event.allDayEvent,
    timezone: event.timezone,
    location: event.location ?? '',
    locationUrl: event.locationUrl ?? '',
    ctaLabel: event.ctaLabel ?? '',
    ctaUrl: event.ctaUrl ?? '',
    capacity: event.capacity === null ? '' : String(event.capacity),
    displayOrganizer: event.displayOrganizer,
    featuredImage: event.featuredImage ?? '',
    featuredImageAlt: event.featuredImageAlt,
  };
}

/** As the draft of a post stores it: what `eventToSend` made, if this form stored it. */
export function draftOfStored(stored: Readonly<Record<string, unknown>> | undefined): EventDraft | undefined {
  const { event } = (stored ?? {}) as { event?: unknown };
  if (typeof event !== 'object' || event === null) return undefined;
  const given = event as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    starts: wall(text('dateStarts')),
    ends: wall(text('dateEnds')),
    allDayEvent: given.allDayEvent === true,
    timezone: text('timezone'),
    location: text('location'),
    locationUrl: text('locationUrl'),
    ctaLabel: text('ctaLabel'),
    ctaUrl: text('ctaUrl'),
    capacity: typeof given.capacity === 'number' ? String(given.capacity) : '',
    displayOrganizer: given.displayOrganizer !== false,
    featuredImage: text('featuredImage'),
    featuredImageAlt: text('featuredImageAlt'),
  };
}

export function eventToSend(draft: EventDraft, readerZone: string | null) {
  const sent = (text: string) => (draft.allDayEvent ? text.slice(0, 10) : text);
  return {
    event: {
      ...(draft.starts && { dateStarts: sent(draft.starts) }),
      dateEnds: draft.ends ? sent(draft.ends) : null,
      allDayEvent: draft.allDayEvent,
      timezone: draft.timezone || readerZone || 'UTC',
      location: draft.location,
      locationUrl: draft.locationUrl,
      ctaLabel: draft.ctaLabel,
      ctaUrl: draft.ctaUrl,
      capacity: draft.capacity === '' ? null : Number(draft.capacity),
      displayOrganizer: draft.displayOrganizer,
      featuredImage: draft.featuredImage,
      featuredImageAlt: draft.featuredImage === '' ? '' : draft.featuredImageAlt,
    },
  };
}
