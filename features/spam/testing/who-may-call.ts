import { moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'POST /spam-waves/preview': moderators,
  'POST /spam-waves': moderators,
  'GET /spam-waves': moderators,
  'GET /spam-waves/:waveID': moderators,
  'POST /spam-waves/:waveID/restore': moderators,
};
