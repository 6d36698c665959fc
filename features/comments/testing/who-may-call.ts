import { everybody, members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /comments': everybody,
  'GET /comments/:commentID': everybody,
  'GET /comments/:commentID/edit': moderators,
  'GET /comments/:commentID/quote': everybody,
  'GET /comments/thread': everybody,
  'DELETE /comments/:commentID': moderators,
  'DELETE /comments/list': moderators,
  'PATCH /comments/:commentID': moderators,
  'PATCH /comments/move': moderators,
  'POST /discussions/split': moderators,
  'POST /comments': members,
  'POST /comment-writers/:discussionID': members,
};
