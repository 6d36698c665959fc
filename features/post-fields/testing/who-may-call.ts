import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /post-fields': everybody,
  'GET /post-fields/:postFieldID': everybody,
  'DELETE /post-fields/:postFieldID': administrators,
  'PATCH /post-fields/:postFieldID': administrators,
  'POST /post-fields': administrators,
  'PUT /post-fields/:postTypeID/sorts': administrators,
};
