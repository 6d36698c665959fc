import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const reportConfig = {
  isOn: configKey({
    key: 'escalations.enabled',
    schema: z.boolean(),
    default: false,
    read: 'community.moderate',
    write: 'community.moderate',
    description: 'Whether members report posts and profiles to moderators, who decide about them as cases.',
  }),
} as const;
