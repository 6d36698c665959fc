import { members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /web-push': members,
  'PUT /web-push/subscription': members,
  'DELETE /web-push/subscription': members,
};
