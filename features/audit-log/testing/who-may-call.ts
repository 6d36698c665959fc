import { members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /audit-logs': moderators,
  'GET /audit-logs/:auditLogID': moderators,
  'GET /audit-logs/event-types': moderators,
  'POST /audit-logs/undo': members,
};
