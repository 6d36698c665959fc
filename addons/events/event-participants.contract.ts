// Who comes to an event: what is answered, and the calls about it. The secret address of the calendar of a member.
import { dateTime, endpoint, id, idParam, limit, page, userFragment, z } from '@parley/addon-api/contract';
import { attending, calendarEvent, eventParams, eventPlace } from './events.contract.ts';

export const participant = z.object({
  eventID: id.describe('The event.'),
  userID: id,
  user: userFragment.optional(),
  attending,
  isWaiting: z.boolean().describe('They want to come and have no place yet.'),
  dateInserted: dateTime.describe('When they answered first.'),
});
export type Participant = z.infer<typeof participant>;

export const answeredEvent = z.object({
  attending: attending.nullable().describe('What the member answered; null: nothing.'),
  isWaiting: z.boolean().describe('They want to come and have no place yet.'),
  event: calendarEvent.describe('The event, with what is counted of it now.'),
});
export type AnsweredEvent = z.infer<typeof answeredEvent>;

export const listEventParticipants = endpoint({
  method: 'GET',
  path: '/events/:eventID/participants',
  summary: 'Who answered, in the order of the waiting list where they wait.',
  permission: 'events.view',
  params: eventParams,
  query: z.object({
    attending: attending.optional().describe('Those who answered so.'),
    page,
    limit: limit(30, 100),
  }),
  response: z.array(participant),
  paging: 'more',
});

export const postEventParticipant = endpoint({
  method: 'POST',
  path: '/events/:eventID/participants',
  summary: 'Answers whether one comes. Where no place is free one waits for it.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: eventParams,
  body: z.object({
    attending,
    userID: id.optional().describe('For somebody else: for those who organise the event.'),
  }),
  response: answeredEvent,
  errors: ['event.over', 'event.organisersOnly'],
});

export const getEventParticipant = endpoint({
  method: 'GET',
  path: '/events/:eventID/participants-by-user',
  summary: 'What one member answered.',
  permission: 'events.view',
  params: eventParams,
  query: z.object({ userID: idParam.describe('The member.') }),
  response: participant,
});

export const deleteEventParticipant = endpoint({
  method: 'DELETE',
  path: '/events/:eventID/participants/:userID',
  summary: 'Takes an answer back. Whoever waits first moves up.',
  permission: 'session.valid',
  params: eventParams.extend({ userID: idParam.describe('The member.') }),
  errors: ['event.organisersOnly'],
});

export const calendarFeed = z.object({
  hasFeed: z.boolean().describe('The caller has a secret address for these events.'),
  url: z.string().nullable().describe('Where a calendar program reads it; told once, when it is made.'),
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/events/feed',
  summary: 'Whether the caller has a secret address for calendar programs, of all events or of one place.',
  permission: 'session.valid',
  query: eventPlace,
  response: calendarFeed,
});

export const postCalendarFeed = endpoint({
  method: 'POST',
  path: '/events/feed',
  summary:
    'Makes a secret address at which a calendar program reads what the caller may see: of all events, or of one category or group. The one before ends.',
  permission: 'session.valid',
  rateLimit: 'edits',
  body: eventPlace.extend({
    parentRecordID: id.optional().describe('Of this category or group; absent: of all.'),
  }),
  response: calendarFeed,
  answersSecret: true,
  errors: ['event.tooManyFeeds'],
});

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/events/feed',
  summary: 'Ends the secret address of the caller, of all events or of one place.',
  permission: 'session.valid',
  query: eventPlace,
});
