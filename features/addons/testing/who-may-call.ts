import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /addons': administrators,
  'GET /addons/:addonID': administrators,
  'PATCH /addons/:addonID': administrators,
};
