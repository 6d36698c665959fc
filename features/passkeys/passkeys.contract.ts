// Signing in by what a device or a password manager keeps, without anything to type or to phish (WebAuthn).
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';
import { signedIn } from '../users/sessions.contract.ts';

export const passkey = z.object({
  passkeyID: z.int32(),
  name: z.string(),
  dateInserted: dateTime,
  dateLastUsed: dateTime.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const name = z.string().trim().min(1).max(100);
const passwordConfirmation = z.string().min(1).max(256).optional();
const params = z.object({ passkeyID: idParam });
/** What `navigator.credentials` is asked with, as JSON; see PublicKeyCredential.parseCreationOptionsFromJSON. */
const options = z.record(z.string(), z.unknown());
/** What it answers, as PublicKeyCredential.toJSON() writes it. */
const credential = z.object({
  id: z.string().min(1).max(1400).describe('The id that the device gave the passkey, in base64url.'),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key').describe('The one kind of credential that passkeys are.'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(50).optional(),
});
export type PasskeyCredential = z.infer<typeof credential>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/passkeys',
  summary: 'One’s own passkeys.',
  permission: 'session.valid',
  response: z.array(passkey),
});

export const makePasskeyOptions = endpoint({
  method: 'POST',
  path: '/passkeys/options',
  summary: 'What the browser needs to make a passkey.',
  permission: 'session.valid',
  body: z.object({ passwordConfirmation }),
  response: options,
  errors: ['password.wrong', 'session.signInAgain', 'passkey.tooMany', 'session.tooManyAttempts'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/passkeys',
  summary: 'Keeps the passkey that the browser made.',
  permission: 'session.valid',
  body: z.object({ name, credential }),
  response: passkey,
  errors: ['passkey.notMade', 'passkey.tooMany'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/passkeys/:passkeyID',
  summary: 'Gives a passkey of one’s own another name.',
  permission: 'session.valid',
  params,
  body: z.object({ name }),
  response: passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/passkeys/:passkeyID',
  summary: 'Nobody signs in by this passkey any more.',
  permission: 'session.valid',
  params,
  body: z.object({ passwordConfirmation }).optional(),
  errors: ['password.wrong', 'session.signInAgain', 'session.tooManyAttempts'],
});

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/sessions/passkey/options',
  worksReadOnly: true,
  summary: 'What the browser needs to ask for a passkey; whose it is, it tells.',
  permission: 'public',
  allowsUnauthenticated: true,
  response: options,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/sessions/passkey',
  worksReadOnly: true,
  summary: 'Signs in by a passkey; the answer sets the session cookie.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'signIn',
  body: z.object({ credential, persist: z.boolean().default(false) }),
  response: signedIn,
  errors: ['passkey.refused', 'session.banned'],
});

export const passkeyError = defineErrors({
  'passkey.notMade': [400, 'The passkey could not be checked. Try again.'],
  'passkey.refused': [401, 'This passkey is not known here, or it could not be checked.'],
  'passkey.tooMany': [400, 'You have too many passkeys. Remove some first.'],
});
