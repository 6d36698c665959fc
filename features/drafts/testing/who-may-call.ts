import { administrators, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /drafts': members,
  'GET /drafts/:draftID': members,
  'GET /drafts/:draftID/edit': members,
  'POST /drafts': members,
  'PATCH /drafts/:draftID': members,
  'PATCH /drafts/schedule/:draftID': administrators,
  'PATCH /drafts/cancel-schedule/:draftID': administrators,
  'DELETE /drafts/:draftID': members,
};
