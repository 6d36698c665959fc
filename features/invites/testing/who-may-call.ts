import { members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /invites': members,
  'GET /invites/:inviteID': moderators,
  'DELETE /invites/:inviteID': moderators,
  'POST /invites': members,
};
