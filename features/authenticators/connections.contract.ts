// Which providers vouch for a member, and the token a program gets for a provider's.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam } from '../../platform/contract/fields.ts';

export const connection = z.object({
  authenticatorID: z.int32(),
  name: z.string(),
  isConnected: z.boolean(),
  dateConnected: dateTime.nullable(),
});
export type Connection = z.infer<typeof connection>;

const passwordConfirmation = z.string().min(1).max(256).optional();

export const listConnections = endpoint({
  method: 'GET',
  path: '/connections',
  summary: 'The providers that one’s own account is connected with, or can be.',
  permission: 'session.valid',
  response: z.array(connection),
});

export const startConnection = endpoint({
  method: 'POST',
  path: '/connections',
  summary: 'Begins to connect one’s own account: the browser goes on to the address in the answer.',
  permission: 'session.valid',
  body: z.object({ authenticatorID: id, passwordConfirmation }),
  response: z.object({ url: z.string() }),
  answersSecret: true,
  errors: [
    'password.wrong',
    'session.signInAgain',
    'connect.failed',
    'connect.tooOften',
    'session.tooManyAttempts',
  ],
});

export const endConnection = endpoint({
  method: 'DELETE',
  path: '/connections/:authenticatorID',
  summary: 'The provider does not sign one in any more.',
  permission: 'session.valid',
  params: z.object({ authenticatorID: idParam }),
  body: z.object({ passwordConfirmation }).optional(),
  errors: ['password.wrong', 'session.signInAgain', 'connection.lastWay', 'session.tooManyAttempts'],
});

export const addTokenByOAuth = endpoint({
  method: 'POST',
  path: '/tokens/oauth',
  summary: 'An access token of this site for one that a provider gave out to the same client.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'signIn',
  body: z.object({
    clientID: z.string().min(1).max(500),
    oauthAccessToken: z.string().min(1).max(10_000),
  }),
  response: z.object({ accessToken: z.string(), dateExpires: dateTime }),
  answersSecret: true,
  errors: [
    'oauth.unknownClient',
    'oauth.notAllowed',
    'oauth.tokenRefused',
    'oauth.cannotTell',
    'connect.failed',
  ],
});

/** Also in `connectProblem` of the sign-in page, without what stands before the dot. */
export const connectError = defineErrors({
  'connect.expired': [400, 'This took too long, or began in another browser. Please try again.'],
  'connect.tooOften': [429, 'Too many attempts. Please wait a few minutes, then try again.'],
  'connect.denied': [403, 'The sign-in was called off at the provider.'],
  'connect.failed': [502, 'The provider could not be reached, or its answer cannot be used.'],
  'connect.emailMissing': [403, 'The provider told no e-mail address.'],
  'connect.emailNotVerified': [
    403,
    'The provider has not verified your e-mail address. Have it verified there, or register here.',
  ],
  'connect.signInFirst': [
    403,
    'There is an account with this e-mail address. Sign in to it, then connect the provider under Security.',
  ],
  'connect.closed': [403, 'Registration is not open here.'],
  'connect.banned': [403, 'This account is banned.'],
  'connect.taken': [409, 'This account of the provider, or of yours, is connected otherwise already.'],
  'connection.lastWay': [409, 'Choose a password first: there would be no way to sign in any more.'],
  'oauth.unknownClient': [404, 'There is no provider with this client ID.'],
  'oauth.notAllowed': [403, 'Tokens of this provider are not accepted here.'],
  'oauth.tokenRefused': [
    400,
    'The provider does not vouch for this token, or it is meant for another client.',
  ],
  'oauth.cannotTell': [400, 'The provider has no way to say whom a token was meant for.'],
});
