// The access tokens of all members, as those who look after the site see them: never a secret.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { limit, page } from '../../platform/contract/fields.ts';
import { accessToken } from '../users/tokens.contract.ts';
import { userFragment } from '../users/users.contract.ts';

export const tokenOfMember = accessToken.extend({
  userID: z.int32().describe('Whose it is.'),
  user: userFragment.describe('Whose it is.'),
});
export type TokenOfMember = z.infer<typeof tokenOfMember>;

export const listAllTokens = endpoint({
  method: 'GET',
  path: '/access-tokens',
  summary:
    'The access tokens that are good, of all members, the latest first. DELETE /tokens/{id} revokes one.',
  permission: 'site.manage',
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(tokenOfMember),
  paging: 'numbered',
});
