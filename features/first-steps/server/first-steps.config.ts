import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import { HIDDEN_KEY } from '../first-steps.contract.ts';

export const firstStepsConfig = {
  isHidden: configKey({
    key: HIDDEN_KEY,
    schema: z.boolean(),
    default: false,
    read: 'site.manage',
    write: 'site.manage',
    description: 'Whether the home page leads administrators to the first steps no more.',
  }),
} as const;
