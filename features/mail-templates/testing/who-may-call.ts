import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /mail-templates': administrators,
  'POST /mail-templates/:templateID/test': administrators,
};
