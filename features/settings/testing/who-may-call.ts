import { administrators, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /settings': moderators,
  'GET /settings/export': administrators,
  'POST /settings/import': administrators,
  'POST /settings/reset': moderators,
};
