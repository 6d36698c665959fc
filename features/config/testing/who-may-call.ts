import { administrators, everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /config': everybody,
  'GET /config/schema': administrators,
  'GET /site-totals': everybody,
  'PATCH /config': members,
};
