import { everybody, members, moderators, type WhoMayCall } from '@parley/addon-api/testing';

/** About a public group that an administrator leads. */
export const whoMayCall: WhoMayCall = {
  'GET /groups': everybody,
  'POST /groups': members,
  'GET /groups/search': everybody,
  'GET /groups/:groupID': everybody,
  'PATCH /groups/:groupID': moderators,
  'DELETE /groups/:groupID': moderators,
  'GET /groups/:groupID/edit': moderators,
  'POST /groups/:groupID/join': members,
  'GET /groups/:groupID/members': everybody,
  'POST /groups/:groupID/members': moderators,
  'DELETE /groups/:groupID/members/:userID': moderators,
  'PUT /groups/:groupID/members/:userID/role': moderators,
  'PATCH /groups/:groupID/members/:userID/role': moderators,
  'GET /groups/:groupID/invites': moderators,
  'POST /groups/:groupID/invitations': moderators,
  'GET /groups/:groupID/invitations': moderators,
  'POST /groups/:groupID/invitations/link': moderators,
  'DELETE /groups/:groupID/invitations/:invitationID': moderators,
  'DELETE /groups/:groupID/invites/:userID': moderators,
  'POST /groups/invitations/accept': members,
  'PUT /groups/:groupID/follow': members,
  'GET /groups/:groupID/applicants': moderators,
  'POST /groups/:groupID/apply': members,
  'PATCH /groups/:groupID/applicants/:userID': moderators,
};
