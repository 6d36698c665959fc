import { everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /comments/search': members,
  'GET /discussions/search': everybody,
  'GET /posts': members,
};
