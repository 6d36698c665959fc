import { everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /analytics/privacy': everybody,
  'POST /analytics/privacy': everybody,
  'POST /tick': everybody,
};
