// Signing in and out.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const session = z.object({
  sessionID: z.int32(),
  userID: z.int32(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  dateExpires: dateTime.nullable(),
  /** Whether the call was made with this very session. */
  isCurrent: z.boolean(),
  /** What the browser called itself at the sign-in; shown to its owner alone. */
  userAgent: z.string().nullable().optional(),
});
export type Session = z.infer<typeof session>;

/** What every way to sign in answers, beside the cookie. */
export const signedIn = z.object({ userID: z.int32(), name: z.string(), dateExpires: dateTime });
export type SignedIn = z.infer<typeof signedIn>;

export const signIn = endpoint({
  method: 'POST',
  path: '/sessions',
  worksReadOnly: true,
  summary: 'Signs in by name or e-mail address; the answer sets the session cookie.',
  permission: 'public',
  allowsUnauthenticated: true,
  body: z.object({
    username: z.string().min(1).max(254),
    password: z.string().min(1).max(256),
    persist: z.boolean().default(false),
    /**
     * Of the authenticator app, or a recovery code; asked for by `session.secondFactorNeeded`. Or the one that was mailed:
     * `session.mailedCodeNeeded`.
     */
    code: z.string().max(50).optional(),
  }),
  response: signedIn,
  errors: [
    'session.wrongCredentials',
    'session.banned',
    'banRule.banned',
    'session.tooManyAttempts',
    'session.secondFactorNeeded',
    'session.mailedCodeNeeded',
    'session.wrongCode',
  ],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/sessions/current',
  summary: 'Signs out.',
  permission: 'public',
  allowsUnauthenticated: true,
  endsViewAs: true,
  worksReadOnly: true,
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
  query: z.object({
    userID: idParam,
    sessionID: z.int32().optional(),
    /** All but the one the call is made with. */
    exceptCurrent: z.boolean().default(false),
  }),
});

export const sessionError = defineErrors({
  'session.wrongCredentials': [401, 'The name or the password is not right.'],
  'session.banned': [401, 'This account is banned.'],
  'session.tooManyAttempts': [429, 'Too many attempts. Please wait a few minutes, then try again.'],
  'session.secondFactorNeeded': [403, 'Enter the code of your authenticator app, or a recovery code.'],
  'session.mailedCodeNeeded': [
    403,
    'Many wrong passwords were tried for this account. Enter the code that was mailed to its address.',
  ],
  'session.signInAgain': [403, 'Sign in again first: this needs a sign-in of the last 15 minutes.'],
  'session.wrongCode': [401, 'This code is not right, or it was used already.'],
});
