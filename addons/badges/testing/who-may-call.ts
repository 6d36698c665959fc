import { everybody, members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /badges': everybody,
  'POST /badges': moderators,
  'GET /badges/:badgeID': everybody,
  'PATCH /badges/:badgeID': moderators,
  'DELETE /badges/:badgeID': moderators,
  'GET /badges/:badgeID/users': everybody,
  'GET /users/:userID/badges': everybody,
  'POST /users/:userID/badges': moderators,
  'DELETE /users/:userID/badges/:badgeID': moderators,
  'POST /badges/:badgeID/request': members,
  'DELETE /badges/:badgeID/request': members,
  'GET /badge-requests': moderators,
  'PATCH /badge-requests/:requestID': moderators,
};
