import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const flagConfig = {
  sparedFromComments: configKey({
    key: 'reactions.flags.sparedFromComments',
    schema: z.int().min(0).max(100_000),
    default: 10,
    read: 'community.moderate',
    write: 'community.manage',
    description: 'Discussions with so many comments are never removed by flags alone; 0 spares none.',
  }),
} as const;
