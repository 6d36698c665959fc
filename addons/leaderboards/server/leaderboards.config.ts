import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const leaderboardsConfig = {
  length: configKey({
    key: 'leaderboards.length',
    schema: z.int().min(3).max(100),
    default: 25,
    read: 'public',
    write: 'community.manage',
    description: 'How many members the page of leaderboards shows.',
  }),
} as const;
