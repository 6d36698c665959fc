import { everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /job-statuses': members,
  'POST /calls/run': everybody,
  'POST /job-statuses/poll': members,
};
