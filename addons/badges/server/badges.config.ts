import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const badgesConfig = {
  besidePosts: configKey({
    key: 'badges.besidePosts',
    schema: z.int().min(0).max(5),
    default: 1,
    read: 'public',
    write: 'community.manage',
    description:
      'How many badges of a member stand beside what they wrote, on their card and at the head of their profile. 0: none.',
  }),
} as const;
