import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /post-types': everybody,
  'GET /post-types/:postTypeID': everybody,
  'DELETE /post-types/:postTypeID': administrators,
  'PATCH /post-types/:postTypeID': administrators,
  'POST /post-types': administrators,
};
