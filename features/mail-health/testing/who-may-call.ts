import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /mail-health': administrators,
  'POST /mail-health/release': administrators,
  'POST /emails/send-test': administrators,
  'GET /mail-health/own-address': members,
  'POST /mail-health/own-address/confirm': members,
};
