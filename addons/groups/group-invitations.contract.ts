// Invitations into groups that need no account yet: by mail, and by a link.
import { dateTime, defineErrors, endpoint, id, idParam, limit, page, z } from '@parley/addon-api/contract';
import { group, groupParams } from './groups.contract.ts';

export const groupInvitation = z.object({
  invitationID: id.describe('The invitation.'),
  email: z
    .string()
    .nullable()
    .describe('Whom it was sent to; shortened for those who did not send it; null for a link.'),
  url: z.string().nullable().describe('The address of a link, for whoever made it; else null.'),
  insertUserID: id,
  dateInserted: dateTime.describe('When it was sent or made.'),
  dateExpires: dateTime.describe('Until when it can be used.'),
});
export type GroupInvitation = z.infer<typeof groupInvitation>;

export const invitationError = defineErrors({
  'group.invitationGone': [404, 'This invitation cannot be used any more: ask for another one.'],
  'group.tooManyInvitations': [
    400,
    'So many invitations are open: withdraw some, or wait until they are used.',
  ],
});

export const MOST_DAYS = 90;
const days = z.int().min(1).max(MOST_DAYS).default(14).describe('How many days it can be used.');

export const listGroupInvitations = endpoint({
  method: 'GET',
  path: '/groups/:groupID/invitations',
  summary:
    'Invitations by mail and links that can still be used, newest first, for the leaders of the group.',
  permission: 'session.valid',
  params: groupParams,
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(groupInvitation),
  paging: 'more',
  answersSecret: true,
  errors: ['group.leadersOnly'],
});

export const postGroupLink = endpoint({
  method: 'POST',
  path: '/groups/:groupID/invitations/link',
  summary: 'Makes a link by which whoever has it joins the group.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: groupParams,
  body: z.object({ days }),
  response: groupInvitation,
  answersSecret: true,
  errors: ['group.leadersOnly', 'group.tooManyInvitations'],
});

export const deleteGroupInvitation = endpoint({
  method: 'DELETE',
  path: '/groups/:groupID/invitations/:invitationID',
  summary: 'Withdraws an invitation by mail, or a link: it cannot be used any more.',
  permission: 'session.valid',
  params: groupParams.extend({ invitationID: idParam.describe('The invitation.') }),
  errors: ['group.leadersOnly'],
});

export const deleteGroupInvite = endpoint({
  method: 'DELETE',
  path: '/groups/:groupID/invites/:userID',
  summary: 'Withdraws the invitation of a member, or declines one’s own.',
  permission: 'session.valid',
  params: groupParams.extend({ userID: idParam }),
  errors: ['group.leadersOnly'],
});

export const acceptGroupInvitation = endpoint({
  method: 'POST',
  path: '/groups/invitations/accept',
  summary: 'Joins the group that an invitation by mail or a link leads to.',
  permission: 'session.valid',
  rateLimit: 'edits',
  body: z.object({ token: z.string().min(1).max(200).describe('The end of the address that was sent.') }),
  response: group,
  errors: ['group.invitationGone'],
});

export const putGroupFollow = endpoint({
  method: 'PUT',
  path: '/groups/:groupID/follow',
  summary: 'Whether one is told of new discussions in a group one belongs to.',
  permission: 'session.valid',
  rateLimit: 'reactions',
  params: groupParams,
  body: z.object({ followed: z.boolean().describe('false: one is not told.') }),
  response: group,
  errors: ['group.membersFollow'],
});
