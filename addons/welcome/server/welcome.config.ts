import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { MOST_NEWCOMERS } from '../welcome.contract.ts';

export const welcomeConfig = {
  days: configKey({
    key: 'welcome.days',
    schema: z.int().min(1).max(365),
    default: 30,
    read: 'community.moderate',
    write: 'community.manage',
    description:
      'For how many days after they joined members are new, and are shown to whoever could welcome them.',
  }),
  shown: configKey({
    key: 'welcome.shown',
    schema: z.int().min(1).max(MOST_NEWCOMERS),
    default: 5,
    read: 'community.moderate',
    write: 'community.manage',
    description: 'How many newcomers a widget shows whose layout does not say.',
  }),
} as const;
