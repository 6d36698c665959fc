import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /resources': administrators,
  'GET /resources/:recordType': administrators,
  'DELETE /resources/dirty-records/:recordType': administrators,
};
