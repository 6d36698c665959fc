import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /imported-members': administrators,
  'POST /account-claims': everybody,
  'POST /account-claims/links': everybody,
  'POST /account-claims/profile-proofs': everybody,
  'POST /account-claims/profile-proofs/check': everybody,
  'POST /imported-members/:userID/claim-link': administrators,
};
