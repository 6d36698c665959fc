import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /mailbox': administrators,
  'PUT /mailbox': administrators,
  'DELETE /mailbox': administrators,
  'POST /mailbox/check': administrators,
};
