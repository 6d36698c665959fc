// How often one account and one address may do what costs others something. 0 switches a limit off.
import { z } from 'zod';
import type { RateLimitName } from '../../contract/endpoint.ts';
import { type ConfigKey, configKey } from './config-key.ts';

export interface RateLimit {
  perAccount: ConfigKey<number>;
  perAddress: ConfigKey<number>;
  seconds: ConfigKey<number>;
  /** What went well costs nothing: only failures are counted. */
  countsFailuresOnly: boolean;
  /** The address is counted for guests alone. */
  countsGuestsOnly: boolean;
}

interface Defaults {
  perAccount: number;
  perAddress: number;
  seconds: number;
  of: string;
  countsFailuresOnly?: boolean;
  countsGuestsOnly?: boolean;
}

function rateLimit(name: RateLimitName, { of, ...defaults }: Defaults): RateLimit {
  const key = (part: keyof Defaults & ('perAccount' | 'perAddress' | 'seconds'), description: string) =>
    configKey({
      key: `rateLimits.${name}.${part}`,
      schema: z
        .int()
        .min(part === 'seconds' ? 1 : 0)
        .max(1_000_000),
      default: defaults[part],
      read: 'site.manage',
      write: 'site.manage',
      description,
    });
  return {
    perAccount: key('perAccount', `How many ${of} one account has within the time. 0: no limit.`),
    perAddress: key(
      'perAddress',
      `How many ${of} ${defaults.countsGuestsOnly ? 'guests of one address have' : 'one address has'} within the time. 0: no limit.`,
    ),
    seconds: key('seconds', `The time in which ${of} are counted, in seconds.`),
    countsFailuresOnly: defaults.countsFailuresOnly ?? false,
    countsGuestsOnly: defaults.countsGuestsOnly ?? false,
  };
}

export const rateLimits: Readonly<Record<RateLimitName, RateLimit>> = {
  // Attempts at one account are counted by the account's name, in the database: see sign-in-attempts.ts.
  signIn: rateLimit('signIn', {
    perAccount: 10,
    perAddress: 50,
    seconds: 600,
    of: 'failed sign-ins',
    countsFailuresOnly: true,
  }),
  // A school joins from one address within an hour.
  registration: rateLimit('registration', {
    perAccount: 0,
    perAddress: 100,
    seconds: 3600,
    of: 'registrations and applications',
  }),
  // Each of them mails an address that somebody typed.
  registrationMail: rateLimit('registrationMail', {
    perAccount: 0,
    perAddress: 5,
    seconds: 3600,
    of: 'registrations that send a mail to confirm an address',
  }),
  mail: rateLimit('mail', {
    perAccount: 5,
    perAddress: 25,
    seconds: 3600,
    of: 'calls that send a mail to an address somebody typed',
  }),
  posting: rateLimit('posting', { perAccount: 10, perAddress: 50, seconds: 60, of: 'new posts' }),
  // The composer asks for one whenever it is looked at, and for quotes.
  previews: rateLimit('previews', {
    perAccount: 60,
    perAddress: 600,
    seconds: 60,
    of: 'previews and quotes',
  }),
  reactions: rateLimit('reactions', { perAccount: 60, perAddress: 300, seconds: 60, of: 'reactions' }),
  edits: rateLimit('edits', {
    perAccount: 30,
    perAddress: 150,
    seconds: 60,
    of: 'edits of posts and profiles',
  }),
  // While somebody types, their draft is stored every few seconds.
  drafts: rateLimit('drafts', { perAccount: 60, perAddress: 600, seconds: 60, of: 'changes of drafts' }),
  // While somebody types, a search is asked for with every few letters.
  search: rateLimit('search', {
    perAccount: 120,
    perAddress: 30,
    seconds: 60,
    of: 'searches',
    countsGuestsOnly: true,
  }),
  lookups: rateLimit('lookups', {
    perAccount: 240,
    perAddress: 120,
    seconds: 60,
    of: 'look-ups of people, tags and categories by name',
    countsGuestsOnly: true,
  }),
  uploads: rateLimit('uploads', { perAccount: 20, perAddress: 100, seconds: 60, of: 'uploads' }),
};

export const rateLimitKeys: readonly ConfigKey[] = Object.values(rateLimits).flatMap(
  ({ perAccount, perAddress, seconds }) => [perAccount, perAddress, seconds] as ConfigKey[],
);
