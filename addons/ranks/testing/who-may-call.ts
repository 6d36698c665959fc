import { administrators, members, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /ranks': members,
  'POST /ranks': administrators,
  'GET /ranks/:rankID': administrators,
  'PATCH /ranks/:rankID': administrators,
  'DELETE /ranks/:rankID': administrators,
  'GET /ranks/:rankID/edit': administrators,
  'PUT /users/:userID/rank': administrators,
};
