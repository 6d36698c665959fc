import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  // One's own, or as a moderator somebody else's; what addresses name is an administrator's.
  'GET /users/:userID/signature': administrators,
  'PATCH /users/:userID/signature': administrators,
  'DELETE /users/:userID/signature': administrators,
  'GET /signatures/preferences': members,
  'PATCH /signatures/preferences': members,
};
