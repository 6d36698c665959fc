import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  // One's own alone; everything that addresses name is an administrator's.
  'GET /users/:userID/ignored': administrators,
  'PUT /users/:userID/ignored/:ignoredUserID': administrators,
  'DELETE /users/:userID/ignored/:ignoredUserID': administrators,
};
