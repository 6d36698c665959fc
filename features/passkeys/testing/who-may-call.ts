import { everybody, members, nobody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /passkeys': members,
  'DELETE /passkeys/:passkeyID': members,
  'PATCH /passkeys/:passkeyID': members,
  'POST /passkeys': members,
  'POST /passkeys/options': nobody,
  'POST /sessions/passkey': nobody,
  'POST /sessions/passkey/options': everybody,
};
