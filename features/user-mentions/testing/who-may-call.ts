import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /user-mentions/users/:userID': administrators,
  'POST /user-mentions/:userID/anonymize': administrators,
};
