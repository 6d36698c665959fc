import { everybody, members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /polls': everybody,
  'POST /polls': members,
  'GET /polls/:pollID': everybody,
  'DELETE /polls/:pollID': moderators,
  'GET /polls/:pollID/options': everybody,
  'POST /polls/:pollID/options': moderators,
  'PATCH /polls/:pollID/options/:optionID': moderators,
  'DELETE /polls/:pollID/options/:optionID': moderators,
  'POST /polls/:pollID/vote': members,
  'DELETE /polls/:pollID/vote': members,
  'GET /polls/:pollID/votes': members,
  'GET /discussions/:discussionID/poll': everybody,
  'PATCH /discussions/:discussionID/poll': members,
};
