import { members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /users/:userID/thank-you-notes': members,
  'POST /users/:userID/thank-you-notes': moderators,
  'DELETE /thank-you-notes/:noteID': members,
};
