import { everybody, members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

/** About an event that an administrator announced. */
export const whoMayCall: WhoMayCall = {
  'GET /events': everybody,
  'POST /events': members,
  'GET /events/feed': members,
  'POST /events/feed': members,
  'DELETE /events/feed': members,
  'GET /events/:eventID': everybody,
  'GET /events/:eventID/edit': moderators,
  'PATCH /events/:eventID': moderators,
  'DELETE /events/:eventID': moderators,
  'GET /events/:eventID/participants': everybody,
  'POST /events/:eventID/participants': members,
  'GET /events/:eventID/participants-by-user': everybody,
  'DELETE /events/:eventID/participants/:userID': moderators,
};
