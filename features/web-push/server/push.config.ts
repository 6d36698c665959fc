import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const pushConfig = {
  enabled: configKey({
    key: 'webPush.enabled',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'community.manage',
    description: 'Whether members can be notified by pushes to their devices.',
  }),
  delay: configKey({
    key: 'webPush.delay',
    schema: z.int().min(0).max(3600),
    default: 5,
    read: 'community.manage',
    write: 'community.manage',
    description: 'How many seconds a push waits. What is taken back within that time is not pushed.',
  }),
} as const;
