// Members ask others to join, where membership is by invitation.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const invite = z.object({
  inviteID: z.int32(),
  email: z.string(),
  code: z.string(),
  insertUserID: z.int32(),
  dateInserted: dateTime,
  acceptedUserID: z.int32().nullable(),
  dateAccepted: dateTime.nullable().describe('When somebody came by it, in UTC; null while nobody has.'),
  dateExpires: dateTime.nullable(),
  insertUser: userFragment
    .optional()
    .describe('Who invited, where the invitations of everybody are asked for.'),
  acceptedUser: userFragment.optional().describe('Who came by it, likewise.'),
});
export type Invite = z.infer<typeof invite>;

const inviteParams = z.object({ inviteID: idParam });

export const listInvites = endpoint({
  method: 'GET',
  path: '/invites',
  summary: 'One’s own invitations, newest first; to moderators, on demand, those of everybody.',
  permission: 'session.valid',
  query: z.object({
    of: z
      .enum(['own', 'everybody'])
      .default('own')
      .describe('Whose invitations; those of everybody are for moderators.'),
    page,
    limit: limit(30),
  }),
  response: z.array(invite),
  paging: 'numbered',
});

export const sendInvite = endpoint({
  method: 'POST',
  path: '/invites',
  summary: 'Invites whoever reads an e-mail address. An invitation that is still open is answered again.',
  permission: 'session.valid',
  rateLimit: 'mail',
  body: z.object({ email: z.string().min(1).max(254) }),
  response: invite,
  answersSecret: true,
  errors: ['invite.closed'],
});

export const getInvite = endpoint({
  method: 'GET',
  path: '/invites/:inviteID',
  summary: 'One invitation.',
  permission: 'session.valid',
  params: inviteParams,
  response: invite,
});

export const withdrawInvite = endpoint({
  method: 'DELETE',
  path: '/invites/:inviteID',
  summary: 'Withdraws an invitation.',
  permission: 'session.valid',
  params: inviteParams,
});

export const inviteError = defineErrors({
  'invite.closed': [400, 'Membership is not by invitation here.'],
});
