import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const onboardingConfig = {
  days: configKey({
    key: 'onboarding.days',
    schema: z.int().min(1).max(365),
    default: 30,
    read: 'public',
    write: 'community.manage',
    description: 'For how many days after they joined members are shown their first steps.',
  }),
} as const;
