import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /fragments': administrators,
  'GET /fragments/:fragmentUUID': administrators,
  'GET /fragments/:fragmentUUID/revisions': administrators,
  'GET /fragments/disclosure-state': administrators,
  'DELETE /fragments/:fragmentUUID': administrators,
  'PATCH /fragments/:fragmentUUID': administrators,
  'POST /fragments': administrators,
  'POST /fragments/:fragmentUUID/commit-revision': administrators,
  'PUT /fragments/disclosure-state': administrators,
};
