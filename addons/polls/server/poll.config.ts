import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { MOST_OPTIONS } from '../polls.contract.ts';

export const pollConfig = {
  maxOptions: configKey({
    key: 'polls.maxOptions',
    schema: z.int().min(2).max(MOST_OPTIONS),
    default: 10,
    read: 'public',
    write: 'community.manage',
    description: 'How many options a poll may have.',
  }),
} as const;
