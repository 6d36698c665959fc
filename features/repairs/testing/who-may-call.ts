import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /repairs': administrators,
  'POST /repairs': administrators,
};
