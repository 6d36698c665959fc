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
} as const;
