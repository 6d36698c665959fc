import { everybody, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /leaderboard': everybody,
};
