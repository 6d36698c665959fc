import { administrators, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /members': moderators,
  'GET /members/:userID': moderators,
  'POST /members/:userID/email': moderators,
  'POST /members/message': moderators,
  'PATCH /members/ban': administrators,
  'PATCH /members/confirm-email': administrators,
  'DELETE /members': administrators,
};
