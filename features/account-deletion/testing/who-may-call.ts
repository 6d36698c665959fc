import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /users/:userID/deletion': administrators,
  'GET /users/:userID/deletion-preview': administrators,
  'DELETE /users/:userID': administrators,
  'GET /users/:userID/erasure': administrators,
  'GET /users/:userID/erasure/rows': members,
  'POST /users/me/deletion': members,
};
