// How often one account and one address may do what costs others something: the settings of a declared limit.
import { z } from 'zod';
import type { RateLimitDefinition } from '../../contract/rate-limits.ts';
import { type ConfigKey, configKey } from './config-key.ts';

export interface RateLimit {
  perAccount: ConfigKey<number>;
  perAddress: ConfigKey<number>;
  seconds: ConfigKey<number>;
  countsFailuresOnly: boolean;
  countsGuestsOnly: boolean;
  isSameForAll: boolean;
}

const known = new WeakMap<RateLimitDefinition, RateLimit>();

export function rateLimitConfig(name: string, definition: RateLimitDefinition): RateLimit {
  const made = known.get(definition) ?? makeConfig(name, definition);
  known.set(definition, made);
  return made;
}

export function rateLimitKeys({ perAccount, perAddress, seconds }: RateLimit): ConfigKey<number>[] {
  return [perAccount, perAddress, seconds];
}

function makeConfig(name: string, { of, ...limit }: RateLimitDefinition): RateLimit {
  const key = (part: 'perAccount' | 'perAddress' | 'seconds', description: string) =>
    configKey({
      key: `rateLimits.${name}.${part}`,
      schema: z
        .int()
        .min(part === 'seconds' ? 1 : 0)
        .max(1_000_000),
      default: limit[part],
      read: 'site.manage',
      write: 'site.manage',
      description,
    });
  return {
    perAccount: key(
      'perAccount',
      `How many ${of} one account has within the time${limit.isSameForAll ? '' : ' that is new; others have a share of it by their trust'}. 0: no limit.`,
    ),
    perAddress: key(
      'perAddress',
      `How many ${of} ${limit.countsGuestsOnly ? 'guests of one address have' : 'one address has'} within the time. 0: no limit.`,
    ),
    seconds: key('seconds', `The time in which ${of} are counted, in seconds.`),
    countsFailuresOnly: limit.countsFailuresOnly ?? false,
    countsGuestsOnly: limit.countsGuestsOnly ?? false,
    isSameForAll: limit.isSameForAll ?? false,
  };
}
