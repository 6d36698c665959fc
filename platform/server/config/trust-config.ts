// From when on an account is known, and how much more often it may then do what is limited.
import { z } from 'zod';
import type { TrustLevel } from '../../contract/trust.ts';
import { type ConfigKey, configKey } from './config-key.ts';

export const trustConfig = {
  posts: configKey({
    key: 'trust.posts',
    schema: z.int().min(0).max(10_000),
    default: 5,
    read: 'community.moderate',
    write: 'community.moderate',
    description: 'Who has so many posts that stand is no longer new: checks for spam let them be.',
  }),
  rates: {
    // What the limits are written for, and what nobody falls below by a default.
    new: rate('new', 100, 'whom nobody knows yet'),
    regular: rate('regular', 150, 'who are no longer new'),
    trusted: rate('trusted', 300, 'whom a moderator verified'),
    staff: rate('staff', 500, 'who look after posts'),
  } satisfies Record<TrustLevel, ConfigKey<number>>,
} as const;

function rate(level: TrustLevel, percent: number, who: string): ConfigKey<number> {
  return configKey({
    key: `rateLimits.byTrust.${level}`,
    schema: z.int().min(1).max(10_000),
    default: percent,
    read: 'site.manage',
    write: 'site.manage',
    description: `How many percent of a rate limit of accounts those have ${who}.`,
  });
}
