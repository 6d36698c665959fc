import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /applicants': administrators,
  'GET /applicants/:applicantID': administrators,
  'DELETE /applicants/:applicantID': administrators,
  'PATCH /applicants/:applicantID': administrators,
  'POST /applicants': everybody,
};
