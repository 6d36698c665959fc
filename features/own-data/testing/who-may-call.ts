import { members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /users/me/data-archive': members,
  'POST /users/me/data-archive': members,
  'DELETE /users/me/data-archive': members,
};
