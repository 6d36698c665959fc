import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const kudosSettings = {
  mostPerDay: configKey({
    key: 'kudos.mostPerDay',
    schema: z.int().min(1).max(1000),
    default: 10,
    read: 'public',
    write: 'community.manage',
    description: 'How many kudos a member can give within a day.',
  }),
};
