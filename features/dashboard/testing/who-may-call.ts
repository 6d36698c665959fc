import { administrators, members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /dashboard/attention': moderators,
  'GET /dashboard/figures': administrators,
  // Who has no part in it is refused behind the guard, once there is something to look for.
  'GET /dashboard/find': members,
};
