import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /import-runs': administrators,
  'POST /import-runs': administrators,
  'GET /import-runs/:importRunID': administrators,
  'DELETE /import-runs/:importRunID': administrators,
  'POST /import-runs/:importRunID/parts': administrators,
  'POST /import-runs/:importRunID/inspection': administrators,
  'POST /import-runs/:importRunID/start': administrators,
  'POST /import-runs/:importRunID/stop': administrators,
  'GET /import-runs/:importRunID/remarks': administrators,
};
