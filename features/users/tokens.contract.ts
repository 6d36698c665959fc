// The keys that programs sign in with.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

/** `read` alone: GET calls only. */
export const tokenScope = z.enum(['read', 'write']);
export type TokenScope = z.infer<typeof tokenScope>;

export const accessToken = z.object({
  accessTokenID: z.int32(),
  name: z.string(),
  dateInserted: dateTime,
  dateLastUsed: dateTime.nullable(),
  dateExpires: dateTime.nullable(),
  scopes: z.array(tokenScope),
  resources: z
    .array(z.string())
    .nullable()
    .describe('The parts of the API it opens, by the first part of their paths; null: all of them.'),
});
export type AccessToken = z.infer<typeof accessToken>;

const tokenParams = z.object({ accessTokenID: idParam });

export const listTokens = endpoint({
  method: 'GET',
  path: '/tokens',
  summary: 'One’s own access tokens.',
  permission: 'tokens.add',
  response: z.array(accessToken),
});

export const addToken = endpoint({
  method: 'POST',
  path: '/tokens',
  summary: 'Makes an access token, shown this once.',
  permission: 'tokens.add',
  body: z.object({
    name: z.string().trim().min(1).max(100),
    scopes: z.array(tokenScope).min(1).max(10).optional(),
    dateExpires: dateTime.nullable().optional(),
    resources: z
      .array(z.string().max(100))
      .min(1)
      .max(100)
      .nullable()
      .optional()
      .describe('The parts of the API it opens, such as `discussions`; null or absent: all of them.'),
  }),
  response: accessToken.extend({ accessToken: z.string() }),
  answersSecret: true,
  errors: ['token.tooMany'],
});

export const listTokenResources = endpoint({
  method: 'GET',
  path: '/tokens/resources',
  summary: 'The parts of the API that a token can be limited to: the first parts of the paths of all calls.',
  permission: 'tokens.add',
  response: z.array(z.object({ resource: z.string().describe('The first part of the paths.') })),
});

export const getToken = endpoint({
  method: 'GET',
  path: '/tokens/:accessTokenID',
  summary: 'One access token, without its secret.',
  permission: 'tokens.add',
  params: tokenParams,
  response: accessToken,
  errors: ['token.ended'],
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: '/tokens/:accessTokenID',
  summary: 'Revokes an access token at once.',
  permission: 'session.valid',
  params: tokenParams,
  errors: ['token.ended'],
});

export const deleteTokens = endpoint({
  method: 'DELETE',
  path: '/tokens',
  summary: 'Revokes all of one’s own access tokens at once; tells how many there were.',
  permission: 'session.valid',
  response: z.object({ count: z.int() }),
});

export const addRoleToken = endpoint({
  method: 'POST',
  path: '/tokens/roles',
  summary: 'Makes a token that reads as the caller’s roles, without their name, for two minutes.',
  permission: 'session.valid',
  response: z.object({ roleToken: z.string(), expires: dateTime }),
  answersSecret: true,
});

export const tokenError = defineErrors({
  'token.tooMany': [400, 'You have too many tokens. Delete some first.'],
  'token.ended': [410, 'This token was revoked, or it has expired.'],
});
