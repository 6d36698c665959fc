import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
export const qnaConfig = {
  givesPoints: configKey({
    key: 'qna.points.enabled',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'community.manage',
    description: 'Whether an answer is worth a point, and an accepted one another.',
  }),
  followUpDays: configKey({
    key: 'qna.followUpDays',
    schema: z.int().min(0).max(365),
    default: 7,
    read: 'community.manage',
    write: 'community.manage',
    description:
      'How many days after the last answer askers are reminded to accept one. 0: nobody is reminded.',
  }),
} as const;
