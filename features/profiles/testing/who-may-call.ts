import { everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /users/:userID/reacted': members,
  'GET /users/leaders': everybody,
};
