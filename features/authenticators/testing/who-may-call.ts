import { administrators, everybody, members, nobody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /authenticator-types': administrators,
  'GET /authenticators': administrators,
  'GET /authenticators/:authenticatorID': administrators,
  'GET /authenticators/oauth2': administrators,
  'GET /authenticators/oauth2/:authenticatorID': administrators,
  'GET /connections': members,
  'DELETE /authenticators/:authenticatorID': administrators,
  'DELETE /connections/:authenticatorID': nobody,
  'PATCH /authenticators/:authenticatorID': administrators,
  'PATCH /authenticators/oauth2/:authenticatorID': administrators,
  'POST /authenticators': administrators,
  'POST /authenticators/oauth2': administrators,
  'POST /connections': members,
  'POST /tokens/oauth': everybody,
};
