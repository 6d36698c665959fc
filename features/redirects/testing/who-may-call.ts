import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /redirects': administrators,
  'GET /redirects/:redirectID': administrators,
  'DELETE /redirects/:redirectID': administrators,
  'PATCH /redirects/:redirectID': administrators,
  'POST /redirects': administrators,
};
