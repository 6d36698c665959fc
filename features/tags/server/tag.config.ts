import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const tagConfig = {
  isEnabled: configKey({
    key: 'tagging.discussions.enabled',
    aliases: ['tagging.enabled'],
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'community.manage',
    description: 'Whether discussions have tags.',
  }),
  maxPerDiscussion: configKey({
    key: 'vanilla.tagging.max',
    schema: z.int().min(1).max(100),
    default: 5,
    read: 'public',
    write: 'community.manage',
    description: 'How many tags one discussion may have.',
  }),
  allowedTypes: configKey({
    key: 'tagging.discussions.allowedTypes',
    schema: z.array(z.string().max(20)),
    default: [''],
    read: 'public',
    write: 'community.manage',
    description: 'The kinds of tags that may be put on discussions; the empty one is what members make.',
  }),
} as const;
