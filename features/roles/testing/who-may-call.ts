import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /roles': everybody,
  'GET /roles/:roleID': administrators,
  'GET /roles/:roleID/edit': administrators,
  'GET /users/:userID/permissions': administrators,
  'DELETE /roles/:roleID': administrators,
  'PATCH /roles/:roleID': administrators,
  'PATCH /roles/:roleID/permissions': administrators,
  'POST /roles': administrators,
  'PUT /roles/:roleID/permissions': administrators,
};
