import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const onlineConfig = {
  minutes: configKey({
    key: 'online.minutes',
    schema: z.int().min(2).max(60),
    default: 10,
    read: 'public',
    write: 'community.manage',
    description: 'For how many minutes somebody counts as being here after they looked at a page.',
  }),
} as const;
