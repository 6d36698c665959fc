import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const categoryConfig = {
  maxFollowed: configKey({
    key: 'vanilla.maxFollowedCategories',
    schema: z.int().min(1).max(10_000),
    default: 500,
    read: 'public',
    write: 'community.manage',
    description: 'How many categories one member may follow.',
  }),
  followDefaults: configKey<Readonly<Record<string, boolean>> | string>({
    key: 'preferences.categoryFollowed.defaults',
    schema: z.union([z.record(z.string().max(50), z.boolean()), z.string().max(2000)]),
    default: { 'preferences.followed': true, 'preferences.popup.posts': true },
    read: 'community.manage',
    write: 'community.manage',
    description:
      'What somebody who begins to follow a category hears of it; the names of category preferences.',
  }),
} as const;
