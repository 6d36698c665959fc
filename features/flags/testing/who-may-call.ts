import { moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'PATCH /comments/:commentID/restore': moderators,
  'PATCH /discussions/:discussionID/restore': moderators,
};
