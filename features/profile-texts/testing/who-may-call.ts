import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  // One's own, or as a manager somebody else's; what addresses name is an administrator's.
  'GET /users/:userID/profile-texts': administrators,
  'PUT /users/:userID/profile-texts/:apiName': administrators,
};
