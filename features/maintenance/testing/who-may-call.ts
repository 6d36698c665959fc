import { moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'PUT /dba/recalculate-aggregates': moderators,
};
