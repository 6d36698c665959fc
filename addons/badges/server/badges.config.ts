import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const badgesConfig = {
  besidePosts: configKey({
    key: 'badges.besidePosts',
    schema: z.int().min(0).max(5),
    default: 1,
    read: 'public',
    write: 'community.manage',
    description: 'How many badges of an author stand beside what they wrote. 0: none.',
  }),
} as const;
