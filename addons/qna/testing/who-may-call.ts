import { members, type WhoMayCall } from '@parley/addon-api/testing';

export const whoMayCall: WhoMayCall = {
  'PATCH /comments/:commentID/answer': members,
};
