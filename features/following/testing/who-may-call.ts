import { members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /follows': members,
  'PUT /follows/:recordType/:recordID': members,
  'GET /mutes': members,
  'PUT /mutes/:recordType/:recordID': members,
};
