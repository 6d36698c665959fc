import { moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /why': moderators,
  'GET /why/acts': moderators,
};
