import { members, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'GET /onboarding/me': members,
  'PUT /onboarding/me': members,
};
