// The second step of signing in: codes of an authenticator app, and recovery codes for when it is lost.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const twoFactorState = z.object({
  isOn: z.boolean(),
  dateOn: dateTime.nullable(),
  countRecoveryCodes: z.int(),
});
export type TwoFactorState = z.infer<typeof twoFactorState>;

const passwordConfirmation = z.string().min(1).max(256).optional();
const code = z.string().trim().min(1).max(50);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getTwoFactor = endpoint({
  method: 'GET',
  path: '/two-factor',
  summary: 'Whether one’s own account asks for a second step.',
  permission: 'session.valid',
  response: twoFactorState,
});

export const setUpTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor/set-up',
  summary: 'Makes a secret for an authenticator app; nothing is asked for until a first code confirms it.',
  permission: 'session.valid',
  body: z.object({ passwordConfirmation }),
  response: z.object({
    secret: z.string(),
    url: z.string(),
    /** A square of `size` modules a side, the dark ones as the path of an SVG. */
    qrCode: z.object({ size: z.int(), path: z.string() }),
  }),
  answersSecret: true,
  errors: ['twoFactor.isOn', 'password.wrong', 'session.signInAgain', 'session.tooManyAttempts'],
});
export type TwoFactorSecret = z.infer<(typeof setUpTwoFactor)['spec']['response']>;

export const turnOnTwoFactor = endpoint({
  method: 'POST',
  path: '/two-factor',
  summary: 'Confirms the authenticator app by a code; from then on signing in asks for one.',
  permission: 'session.valid',
  body: z.object({ code }),
  response: recoveryCodes,
  answersSecret: true,
  errors: ['twoFactor.isOn', 'twoFactor.notSetUp'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/two-factor/recovery-codes',
  summary: 'Makes new recovery codes; the old ones are void.',
  permission: 'session.valid',
  body: z.object({ passwordConfirmation, code }),
  response: recoveryCodes,
  answersSecret: true,
  errors: ['twoFactor.isOff', 'password.wrong', 'session.wrongCode', 'session.tooManyAttempts'],
});

export const turnOffTwoFactor = endpoint({
  method: 'DELETE',
  path: '/two-factor',
  summary: 'Signing in asks for the password alone again.',
  permission: 'session.valid',
  body: z.object({ passwordConfirmation, code }),
  errors: ['twoFactor.isOff', 'password.wrong', 'session.wrongCode', 'session.tooManyAttempts'],
});

export const twoFactorError = defineErrors({
  'twoFactor.isOn': [409, 'Two-factor authentication is on already.'],
  'twoFactor.isOff': [409, 'Two-factor authentication is not on.'],
  'twoFactor.notSetUp': [400, 'Set up an authenticator app first.'],
});
