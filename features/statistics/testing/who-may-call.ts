import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /statistics': administrators,
  'GET /statistics/days': administrators,
  'GET /statistics/response-times': administrators,
  'GET /statistics/response-times/days': administrators,
  'POST /statistics/recount': administrators,
};
