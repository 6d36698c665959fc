import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /logs/errors': administrators,
  'GET /logs/requests': administrators,
  'DELETE /logs/errors': administrators,
};
