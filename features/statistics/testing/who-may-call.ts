import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /statistics': administrators,
  'GET /statistics/days': administrators,
  'POST /statistics/recount': administrators,
};
