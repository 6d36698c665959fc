// What mails ask for: an address to be confirmed, a forgotten password to be replaced.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

const member = z.object({ userID: idParam });
const code = z.string().min(1).max(200);

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/users/:userID/confirm-email',
  summary: 'Confirms an e-mail address with the code that was sent to it.',
  permission: 'public',
  allowsUnauthenticated: true,
  params: member,
  body: z.object({ confirmationCode: code }),
  response: z.object({ userID: z.int32(), email: z.string(), emailConfirmed: z.boolean() }),
  errors: ['recovery.wrongCode', 'recovery.alreadyConfirmed'],
});

export const requestConfirmation = endpoint({
  method: 'POST',
  path: '/users/request-confirmation',
  summary:
    'Mails a confirmation code once more: to oneself, or to an address. Answers the same whoever it belongs to.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'mail',
  body: z.object({ email: z.string().max(254).optional() }),
});

export const requestPassword = endpoint({
  method: 'POST',
  path: '/users/request-password',
  summary:
    'Mails a link that sets a new password, by e-mail address or name. Answers the same whether or not there is an account.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'mail',
  body: z.object({ email: z.string().min(1).max(254) }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/:userID/reset-password',
  summary: 'Sets a new password with the code that was mailed, and ends all sessions of the member.',
  permission: 'public',
  allowsUnauthenticated: true,
  params: member,
  body: z.object({
    resetCode: code,
    password: z.string().min(1).max(256),
    /** Access tokens of programs go on otherwise. */
    endsAccessTokens: z.boolean().default(false),
  }),
  response: z.object({
    userID: z.int32(),
    name: z.string(),
    /** How many access tokens still work. */
    countAccessTokens: z.int32(),
  }),
  errors: ['recovery.wrongResetCode'],
});

export const recoveryError = defineErrors({
  'recovery.wrongCode': [400, 'This confirmation code is not valid any more. Ask for a new one.'],
  'recovery.alreadyConfirmed': [400, 'This e-mail address is confirmed already.'],
  'recovery.wrongResetCode': [400, 'This link is not valid any more. Ask for a new one.'],
});
