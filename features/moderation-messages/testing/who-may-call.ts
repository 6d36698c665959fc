import { members, moderators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /moderation-messages': members,
  'GET /moderation-messages/:moderationMessageID': members,
  'DELETE /moderation-messages/:moderationMessageID': moderators,
  'PATCH /moderation-messages/:moderationMessageID': moderators,
  'POST /moderation-messages': moderators,
  'PUT /moderation-messages/:moderationMessageID/dismiss': members,
};
