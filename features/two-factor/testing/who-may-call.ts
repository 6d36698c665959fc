import { members, nobody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /two-factor': members,
  'DELETE /two-factor': members,
  'POST /two-factor': members,
  'POST /two-factor/recovery-codes': members,
  'POST /two-factor/set-up': nobody,
};
