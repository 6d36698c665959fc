// Whether members delete their accounts themselves.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const accountDeletionConfig = {
  byMembers: configKey({
    key: 'accountDeletion.byMembers',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'site.manage',
    description: 'Whether members delete their accounts themselves.',
  }),
};
