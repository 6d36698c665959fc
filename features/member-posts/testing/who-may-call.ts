import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /users/:userID/posts/removal-preview': administrators,
  'DELETE /users/:userID/posts': administrators,
};
