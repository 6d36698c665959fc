import { members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /discussions/bookmarked': members,
  'PUT /discussions/:discussionID/bookmark': members,
};
