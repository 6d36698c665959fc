import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const groupConfig = {
  needsApproval: configKey({
    key: 'groups.needsApproval',
    schema: z.boolean(),
    default: false,
    read: 'community.moderate',
    write: 'community.moderate',
    description:
      'Whether moderators look at new groups, and at new names and descriptions of groups, before others see them.',
  }),
} as const;
