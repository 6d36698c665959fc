import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const inviteConfig = {
  expiryDays: configKey({
    key: 'registration.inviteExpiryDays',
    schema: z.int().min(1).max(365),
    default: 7,
    read: 'site.manage',
    write: 'site.manage',
    description: 'How many days an invitation can be accepted.',
  }),
} as const;
