import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /tags': everybody,
  'GET /tags/:tagID': everybody,
  'DELETE /tags/:tagID': administrators,
  'PATCH /tags/:tagID': administrators,
  'PATCH /tags/merge': administrators,
  'POST /tags': administrators,
};
