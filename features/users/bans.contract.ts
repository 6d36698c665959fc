// Banning members.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';
import { userParams } from './users.contract.ts';

export const banUser = endpoint({
  method: 'PUT',
  path: '/users/:userID/ban',
  summary: 'Bans a member of lower rank, for a time or until somebody lifts it; or lifts the ban.',
  permission: ['community.moderate', 'users.edit'],
  params: userParams,
  body: z.object({
    banned: z.boolean(),
    reason: z.string().trim().max(500).optional().describe('Why, in words that the banned person reads.'),
    dateExpires: dateTime.optional().describe('When it ends by itself. Left out: never.'),
  }),
  response: z.object({
    banned: z.boolean(),
    reason: z.string().describe('Why, in words that the banned person reads.'),
    dateExpires: dateTime.nullable().describe('When it ends by itself; null: never.'),
  }),
  errors: ['user.notBelow', 'user.banEndsBefore'],
});
