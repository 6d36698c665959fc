import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /conversations': members,
  'POST /conversations': members,
  'GET /conversations/:conversationID': administrators,
  'PATCH /conversations/:conversationID': administrators,
  'PUT /conversations/:conversationID/read': administrators,
  'POST /conversations/:conversationID/writing': administrators,
  'DELETE /conversations/:conversationID/leave': administrators,
  'GET /conversations/:conversationID/participants': administrators,
  'POST /conversations/:conversationID/participants': administrators,
  'GET /messages': members,
  'GET /messages/search': members,
  'POST /messages': members,
  'GET /messages/:messageID': administrators,
};
