import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /page-draft': administrators,
  'PUT /page-draft': administrators,
  'POST /page-draft/publish': administrators,
};
