import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /jobs': administrators,
  'POST /jobs/discard': administrators,
  'POST /jobs/retry': administrators,
};
