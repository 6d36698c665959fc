import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /profile-fields': everybody,
  'GET /profile-fields/:apiName': administrators,
  'GET /users/:userID/profile-fields': everybody,
  'DELETE /profile-fields/:apiName': administrators,
  'PATCH /profile-fields/:apiName': administrators,
  'PATCH /users/:userID/profile-fields': administrators,
  'POST /profile-fields': administrators,
  'PUT /profile-fields/sorts': administrators,
};
