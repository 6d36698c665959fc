import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /digest/subscription': members,
  'PATCH /digest/subscription': members,
  'POST /digest/example': members,
  'POST /emails/send-test-digest': administrators,
  'GET /digest/delivery-dates': administrators,
  'POST /digest/backfill-optin': administrators,
};
