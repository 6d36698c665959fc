import { defineRateLimits, type LimitNamesOf } from '../../platform/contract/rate-limits.ts';

export const userRateLimits = defineRateLimits({
  // Attempts at one account are counted by the account's name, in the database: see sign-in-attempts.ts.
  signIn: {
    perAccount: 10,
    perAddress: 50,
    seconds: 600,
    of: 'failed sign-ins',
    countsFailuresOnly: true,
    isSameForAll: true,
  },
  // A school joins from one address within an hour.
  registration: {
    perAccount: 0,
    perAddress: 100,
    seconds: 3600,
    of: 'registrations and applications',
    isSameForAll: true,
  },
  // Each of them mails an address that somebody typed.
  registrationMail: {
    perAccount: 0,
    perAddress: 5,
    seconds: 3600,
    of: 'registrations that send a mail to confirm an address',
    isSameForAll: true,
  },
  mail: {
    perAccount: 5,
    perAddress: 25,
    seconds: 3600,
    of: 'calls that send a mail to an address somebody typed',
    isSameForAll: true,
  },
  lookups: {
    perAccount: 240,
    perAddress: 120,
    seconds: 60,
    of: 'look-ups of people, tags and categories by name',
    countsGuestsOnly: true,
  },
  // Of portraits, and of files in posts.
  uploads: { perAccount: 20, perAddress: 100, seconds: 60, of: 'uploads' },
  edits: { perAccount: 30, perAddress: 150, seconds: 60, of: 'edits of posts and profiles' },
});

declare module '../../platform/contract/rate-limits.ts' {
  interface RateLimitNames extends LimitNamesOf<typeof userRateLimits> {}
}
