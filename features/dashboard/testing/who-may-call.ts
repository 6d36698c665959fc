import { administrators, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /dashboard/attention': moderators,
  'GET /dashboard/figures': administrators,
  'GET /dashboard/find': moderators,
};
