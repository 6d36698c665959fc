import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /view-as': everybody,
  'PUT /view-as': administrators,
  'DELETE /view-as': everybody,
};
