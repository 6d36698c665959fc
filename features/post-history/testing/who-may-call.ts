import { members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /post-revisions': members,
  'GET /post-revisions/changes': members,
  'PATCH /post-revisions/:postRevisionID/restore': moderators,
  'GET /deleted-comments': members,
  'PATCH /deleted-comments/:commentID/restore': moderators,
};
