import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /custom-pages': administrators,
  'GET /custom-pages/:customPageID': everybody,
  'DELETE /custom-pages/:customPageID': administrators,
  'PATCH /custom-pages/:customPageID': administrators,
  'POST /custom-pages': administrators,
};
