// Becoming a member: by oneself, or as the first one of all.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { profileFieldValues } from './users.contract.ts';

export const registrationMethod = z.enum(['Basic', 'Captcha', 'Approval', 'Invitation', 'Connect']);
export type RegistrationMethod = z.infer<typeof registrationMethod>;

/** Whoever wants to join says so much of themselves, whatever the way. */
export const newcomer = z.object({
  name: z
    .string()
    .min(1)
    .max(100)
    .describe('The name that others see and mention, which nobody else on the site has.'),
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(256),
  /** Asked for where the site has terms and requires it. */
  termsOfService: z.boolean().optional(),
});

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  summary: 'Makes the caller a member and signs them in, where registration is open.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'registration',
  body: newcomer.extend({
    /** Why they want to join; asked of whoever has to be approved. */
    discoveryText: z.string().max(1000).optional(),
    invitationCode: z.string().max(200).optional(),
    /** By apiName: what the site asks newcomers for. */
    profileFields: profileFieldValues.optional(),
    'g-recaptcha-response': z.string().max(8000).optional(),
  }),
  /** Without userID while the e-mail address waits to be confirmed: the answer is the same for a known address. */
  response: z.object({ userID: z.int32().optional(), name: z.string(), email: z.string() }),
  waiting: z.array(z.unknown()).max(0),
  errors: [
    'registration.closed',
    'registration.notSetUp',
    'registration.signedIn',
    'registration.wrongInvitation',
    'banRule.banned',
  ],
});

export const setUp = endpoint({
  method: 'POST',
  path: '/setup',
  summary: 'Makes the first administrator, once, with the key the server printed at its start.',
  permission: 'public',
  allowsUnauthenticated: true,
  body: z.object({
    key: z.string().min(1).max(200).describe('What the server printed at its start, and nobody else knows.'),
    siteTitle: z.string().min(1).max(100),
    name: z
      .string()
      .min(1)
      .max(100)
      .describe('The name that others see and mention, which nobody else on the site has.'),
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    withDemo: z.boolean().default(false),
    /** By apiName: what the site asks newcomers for. */
    profileFields: profileFieldValues.optional(),
  }),
  response: z.object({ userID: z.int32(), name: z.string() }),
  errors: ['setup.done', 'setup.wrongKey'],
});

export const registrationError = defineErrors({
  'registration.closed': [400, 'Registration is not open here.'],
  'registration.notSetUp': [
    403,
    'This community is not set up yet. Come back once its operator has made the first account.',
  ],
  'registration.signedIn': [400, 'You are a member already.'],
  'registration.wrongInvitation': [
    400,
    'This invitation is not valid any more. Ask whoever invited you for a new one.',
  ],
  'setup.done': [410, 'This community has been set up already.'],
  'setup.wrongKey': [403, 'This set-up link is not valid any more. Restart the server: it prints a new one.'],
});
