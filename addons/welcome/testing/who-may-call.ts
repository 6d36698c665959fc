import { moderators, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /newcomers': moderators,
  'PUT /newcomers/:userID': moderators,
};
