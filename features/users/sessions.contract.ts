// Signing in and out, and the keys that programs sign in with.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { errorCatalogue } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const session = z.object({
  sessionID: z.int(),
  userID: z.int(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  dateExpires: dateTime.nullable(),
});
export type Session = z.infer<typeof session>;

export const signIn = endpoint({
  method: 'POST',
  path: '/sessions',
  summary: 'Signs in by name or e-mail address; the answer sets the session cookie.',
  permission: 'public',
  isOpenToStrangers: true,
  rateLimit: 'signIn',
  body: z.object({
    username: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    persist: z.boolean().default(false),
  }),
  response: z.object({ userID: z.int(), name: z.string(), dateExpires: dateTime }),
  errors: ['session.wrongCredentials', 'session.banned', 'session.tooManyAttempts'],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/sessions/current',
  summary: 'Signs out.',
  permission: 'public',
  isOpenToStrangers: true,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'Where a member is signed in.',
  permission: 'session.valid',
  query: z.object({ userID: idParam, filter: z.enum(['valid', 'invalid']).optional() }),
  response: z.array(session),
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Ends one session of a member, or all.',
  permission: 'session.valid',
  query: z.object({ userID: idParam, sessionID: z.int().optional() }),
});

export const accessToken = z.object({
  accessTokenID: z.int(),
  name: z.string(),
  dateInserted: dateTime,
  dateLastUsed: dateTime.nullable(),
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
  body: z.object({ name: z.string().min(1).max(100) }),
  response: accessToken.extend({ accessToken: z.string() }),
  errors: ['token.tooMany'],
});

export const getToken = endpoint({
  method: 'GET',
  path: '/tokens/:accessTokenID',
  summary: 'One access token, without its secret.',
  permission: 'tokens.add',
  params: tokenParams,
  response: accessToken,
});

export const deleteToken = endpoint({
  method: 'DELETE',
  path: '/tokens/:accessTokenID',
  summary: 'Revokes an access token at once.',
  permission: 'session.valid',
  params: tokenParams,
});

export const sessionError = errorCatalogue({
  'session.wrongCredentials': [401, 'The name or the password is not right.'],
  'session.banned': [401, 'This account is banned.'],
  'session.tooManyAttempts': [429, 'Too many attempts. Please wait a few minutes, then try again.'],
  'token.tooMany': [400, 'You have too many tokens. Delete some first.'],
});
