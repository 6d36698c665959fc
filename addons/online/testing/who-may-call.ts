import { everybody, members, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /online': everybody,
  'GET /online/me': members,
  'PUT /online/me': members,
};
