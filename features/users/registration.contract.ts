// Becoming a member: by oneself, or as the first one of all.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { errorCatalogue } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

export const registrationMethod = z.enum(['Basic', 'Approval', 'Invitation', 'Connect']);
export type RegistrationMethod = z.infer<typeof registrationMethod>;

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  summary: 'Makes the caller a member and signs them in, where registration is open.',
  permission: 'public',
  isOpenToStrangers: true,
  rateLimit: 'mail',
  body: z.object({
    name: z.string().min(1).max(100),
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
  }),
  /** Without userID while the e-mail address waits to be confirmed: the answer is the same for a known address. */
  response: z.object({ userID: z.int().optional(), name: z.string(), email: z.string() }),
  errors: ['registration.closed', 'registration.signedIn'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/users/:userID/confirm-email',
  summary: 'Confirms an e-mail address with the code that was sent to it.',
  permission: 'public',
  isOpenToStrangers: true,
  params: z.object({ userID: idParam }),
  body: z.object({ confirmationCode: z.string().min(1).max(200) }),
  response: z.object({ userID: z.int(), email: z.string(), emailConfirmed: z.boolean() }),
  errors: ['registration.wrongCode'],
});

export const setUp = endpoint({
  method: 'POST',
  path: '/setup',
  summary: 'Makes the first administrator, once, with the key the server printed at its start.',
  permission: 'public',
  isOpenToStrangers: true,
  body: z.object({
    key: z.string().min(1).max(200),
    siteTitle: z.string().min(1).max(100),
    name: z.string().min(1).max(100),
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    withDemo: z.boolean().default(false),
  }),
  response: z.object({ userID: z.int(), name: z.string() }),
  errors: ['setup.done', 'setup.wrongKey'],
});

export const registrationError = errorCatalogue({
  'registration.closed': [400, 'Registration is not open here.'],
  'registration.signedIn': [400, 'You are a member already.'],
  'registration.wrongCode': [400, 'This confirmation code is not valid any more. Ask for a new one.'],
  'setup.done': [410, 'This community has been set up already.'],
  'setup.wrongKey': [403, 'This set-up link is not valid any more. Restart the server: it prints a new one.'],
});
