import { members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'POST /bodies/preview': members,
  'POST /rich/quote': members,
  'GET /bodies/preferences': members,
  'PATCH /bodies/preferences': members,
};
