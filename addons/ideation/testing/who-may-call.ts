import { everybody, members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /ideas': everybody,
  'PATCH /discussions/:discussionID/idea': moderators,
  'PUT /discussions/:discussionID/idea/vote': members,
  'DELETE /discussions/:discussionID/idea/vote': members,
};
