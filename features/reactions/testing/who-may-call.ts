import { administrators, members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /comments/:recordID/reactions': members,
  'GET /discussions/:recordID/reactions': members,
  'GET /reactions': members,
  'GET /reactions/:urlCode': members,
  'GET /reactions/edit/:urlCode': administrators,
  'DELETE /comments/:recordID/reactions': members,
  'DELETE /comments/:recordID/reactions/:userID': moderators,
  'DELETE /discussions/:recordID/reactions': members,
  'DELETE /discussions/:recordID/reactions/:userID': moderators,
  'PATCH /reactions/:urlCode': administrators,
  'POST /comments/:recordID/reactions': members,
  'POST /discussions/:recordID/reactions': members,
};
