import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /navigation': everybody,
  'GET /navigation/lists': administrators,
  'DELETE /navigation/:locale': administrators,
  'PUT /navigation/:locale': administrators,
};
