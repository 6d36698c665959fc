import { everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /attachments': everybody,
  'POST /attachments': members,
  'GET /attachments/catalog': everybody,
  'GET /attachments/schema': members,
  'POST /attachments/refresh': members,
};
