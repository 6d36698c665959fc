// Events: what they look like, and the calls that announce, read, change and delete them.
import {
  bodyFormat,
  bodySource,
  dateTime,
  defineErrors,
  endpoint,
  id,
  idParam,
  limit,
  page,
  userFragment,
  z,
} from '@parley/addon-api/contract';
import { chosenPicture, sentPicture, shownPicture } from './event-picture.contract.ts';

export const attending = z.enum(['yes', 'maybe', 'no']);
export type Attending = z.infer<typeof attending>;

export const PARENT_TYPES = ['category', 'group'] as const;
const parentRecordType = z
  .enum(PARENT_TYPES)
  .describe('Where it takes place: in a category, or in the category of a group.');

/** As many faces as fit into one line of a phone. */
export const SHOWN_ATTENDEES = 8;

export const eventPermissionsOfViewer = z.object({
  organizer: z.boolean().describe('The caller announced it.'),
  view: z.boolean().describe('The caller sees it.'),
  create: z.boolean().describe('The caller may announce another one in the same place.'),
  edit: z.boolean().describe('The caller may change when and where it takes place.'),
  delete: z.boolean().describe('The caller may delete it; a plain discussion stays.'),
  attend: z.boolean().describe('The caller may answer: members, until it is over.'),
});

export const calendarEvent = z.object({
  eventID: id.describe('The event.'),
  discussionID: id.describe('The discussion that has its words and its comments.'),
  name: z.string(),
  excerpt: z.string(),
  body: z.string().optional().describe('What it is about, as HTML; of one event alone.'),
  format: z.string(),
  url: z.string(),
  ...shownPicture,
  dateStarts: dateTime.describe('When it begins; of an event of whole days the beginning of the first.'),
  dateEnds: dateTime
    .nullable()
    .describe('When it ends; of an event of whole days the beginning of the last. null: nobody says.'),
  allDayEvent: z.boolean(),
  timezone: z.string().describe('The time zone in which it was announced: `Europe/Oslo`.'),
  location: z.string().nullable().describe('The place, in words.'),
  locationUrl: z.string().nullable().describe('A map, or where it takes place on the web.'),
  ctaLabel: z.string().nullable().describe('What the link of `ctaUrl` says.'),
  ctaUrl: z.string().nullable().describe('Where one signs up, buys a ticket, reads on.'),
  capacity: z.int().nullable().describe('How many find a place; null: everybody.'),
  attendingYesCount: z.int().describe('How many come and have a place.'),
  attendingMaybeCount: z.int(),
  attendingNoCount: z.int(),
  waitingCount: z.int().describe('How many wait for a place.'),
  attendingYesUsers: z
    .array(userFragment)
    .optional()
    .describe(`The first ${SHOWN_ATTENDEES} who come and have a place, in the order in which they answered.`),
  attending: attending.nullable().describe('What the caller answered.'),
  isWaiting: z.boolean().describe('The caller wants to come and has no place yet.'),
  parentRecordType,
  parentRecordID: id.describe('The category or the group.'),
  groupID: id.nullable(),
  categoryID: id,
  countComments: z.int(),
  permissions: eventPermissionsOfViewer.describe('What the caller may do with it.'),
  displayOrganizer: z
    .boolean()
    .describe('Pages name who organises it beside when and where. The post names its author in any case.'),
  insertUserID: z.int32(),
  insertUser: userFragment.optional(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** `attributes.event` of a discussion of type event; its own call answers all of it. */
export const eventAttributes = calendarEvent.pick({
  eventID: true,
  dateStarts: true,
  dateEnds: true,
  allDayEvent: true,
  timezone: true,
  location: true,
});
export type EventAttributes = z.infer<typeof eventAttributes>;

export const eventSource = z.object({
  eventID: id.describe('The event.'),
  name: z.string(),
  body: z.string().describe('What it is about, as it was written.'),
  format: z.string(),
  dateStarts: z.string().describe('As a clock of its zone shows it: `2026-12-05T10:00`, or the day alone.'),
  dateEnds: z.string().nullable().describe('As a clock of its zone shows it, or the last day.'),
  allDayEvent: z.boolean(),
  timezone: z.string().describe('The time zone of its clock: `Europe/Oslo`.'),
  location: z.string().nullable(),
  locationUrl: z.string().nullable().describe('A map, or where it takes place on the web.'),
  ctaLabel: z.string().nullable().describe('What the link of `ctaUrl` says.'),
  ctaUrl: z.string().nullable().describe('Where one signs up, buys a ticket, reads on.'),
  capacity: z.int().nullable().describe('How many find a place; null: everybody.'),
  displayOrganizer: z.boolean().describe('Pages name who organises it beside when and where.'),
  ...chosenPicture,
});
export type EventSource = z.infer<typeof eventSource>;

export const LOCATION_LENGTH = 250;
export const MOST_PLACES = 100_000;

const MOMENT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)?)?$/i;

const moment = z
  .string()
  .max(40)
  .meta({ examples: ['2027-03-28T10:00', '2027-03-28T08:00:00Z'] })
  .refine((text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))), {
    message: 'must be a date with a time, as 2027-03-28T10:00',
  });

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Nothing but the web: a link of `javascript:` is none. */
const webAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isWebAddress(text), { message: 'must begin with https:// or http://' })
  .nullable();

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
}

const time = {
  dateStarts: moment.describe('When it begins. Without an offset it is what a clock of `timezone` shows.'),
  dateEnds: moment.nullable().describe('When it ends; null: nobody says. Of whole days the last of them.'),
  allDayEvent: z.boolean().describe('It takes whole days; the times are left out.'),
  timezone: z
    .string()
    .max(64)
    .meta({ examples: ['Europe/Oslo'] })
    .refine(isTimeZone, { message: 'must be the name of a time zone, as Europe/Oslo' })
    .describe('The time zone that the event is in.'),
};

const place = {
  location: z.string().trim().max(LOCATION_LENGTH).nullable().describe('The place, in words.'),
  locationUrl: webAddress.describe('A map, or where it takes place on the web.'),
  ctaLabel: z.string().trim().max(100).nullable().describe('What the link of `ctaUrl` says.'),
  ctaUrl: webAddress.describe('Where one signs up, buys a ticket, reads on.'),
  capacity: z.int().min(1).max(MOST_PLACES).nullable().describe('How many find a place; null: everybody.'),
  displayOrganizer: z
    .boolean()
    .describe('Pages name who organises it beside when and where; so they do at first.'),
  ...sentPicture,
};

/** What an event has beside the words of its discussion, as it is sent. */
export const eventSettings = z.object({ ...time, ...place }).partial();
export type EventSettings = z.infer<typeof eventSettings>;

const words = {
  name: z.string().trim().min(1).max(250),
  body: bodySource,
  format: bodyFormat,
};

const where = {
  parentRecordType,
  parentRecordID: id.describe('The category or the group.'),
};

/** Absent: all events. */
export const eventPlace = z.object({
  parentRecordType: parentRecordType.optional(),
  parentRecordID: idParam.optional().describe('Those of this category or group; absent: all.'),
});

export const eventError = defineErrors({
  'event.tooManyFeeds': [
    409,
    'You have as many secret addresses of calendars as there can be: end one that you do not use.',
  ],
  'event.over': [400, 'This event is over.'],
  'event.tooManyGo': [409, 'More members have a place than that: choose a greater number of places.'],
  'event.organisersOnly': [403, 'Only those who organise this event may do that.'],
  'event.exists': [409, 'This discussion has an event already.'],
});

export const eventParams = z.object({ eventID: idParam.describe('The event.') });
export const EVENT_SORTS = ['dateStarts', '-dateStarts', '-dateInserted'] as const;
const TYPE_REFUSALS = ['discussion.typeNotAllowed'] as const;
const EDIT_REFUSALS = ['discussion.closed', 'discussion.editWindowOver', ...TYPE_REFUSALS] as const;

export const listEvents = endpoint({
  method: 'GET',
  path: '/events',
  summary: 'Events in the categories that the viewer may see.',
  permission: 'events.view',
  query: z.object({
    parentRecordType: parentRecordType.optional(),
    parentRecordID: idParam.optional().describe('Those of this category or group.'),
    requireDescendants: z.stringbool().default(false).describe('Those of the categories below that one too.'),
    dateStarts: moment.optional().describe('Those that are not over by then.'),
    dateEnds: moment.optional().describe('Those that begin before then.'),
    attending: attending.optional().describe('Those that the caller answered so.'),
    sort: z.enum(EVENT_SORTS).default('dateStarts'),
    page,
    limit: limit(30, 100),
  }),
  response: z.array(calendarEvent),
  paging: 'more',
});

export const postEvent = endpoint({
  method: 'POST',
  path: '/events',
  summary:
    'Announces an event, with a discussion of its own. 202: it waits for approval, and is seen by whoever announced it and moderators alone until then.',
  permission: 'events.add',
  rateLimit: 'posting',
  body: z.object({
    ...words,
    format: words.format.default('markdown'),
    ...where,
    parentRecordType: parentRecordType.default('category'),
    ...time,
    dateEnds: time.dateEnds.default(null),
    allDayEvent: time.allDayEvent.default(false),
    timezone: time.timezone.default('UTC'),
    ...z.object(place).partial().shape,
  }),
  response: calendarEvent,
  errors: [...TYPE_REFUSALS, 'discussion.flood', 'discussion.duplicate'],
});

export const getEvent = endpoint({
  method: 'GET',
  path: '/events/:eventID',
  summary: 'One event.',
  permission: 'events.view',
  params: eventParams,
  response: calendarEvent,
});

export const getEventEdit = endpoint({
  method: 'GET',
  path: '/events/:eventID/edit',
  summary: 'An event as it was written, for those who organise it.',
  permission: 'session.valid',
  params: eventParams,
  response: eventSource,
  errors: ['event.organisersOnly'],
});

export const patchEvent = endpoint({
  method: 'PATCH',
  path: '/events/:eventID',
  summary: 'Changes an event. When and where it takes place is changed by its organiser however old it is.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: eventParams,
  body: z.object({ ...words, ...where, ...time, ...place }).partial(),
  response: calendarEvent,
  errors: [...EDIT_REFUSALS, 'category.archived', 'event.organisersOnly', 'event.tooManyGo'],
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/events/:eventID',
  summary:
    'Deletes an event with what was answered, for those who organise it: its author, leaders of the group. Its discussion becomes a plain one.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: eventParams,
  errors: ['category.archived', 'event.organisersOnly'],
});
