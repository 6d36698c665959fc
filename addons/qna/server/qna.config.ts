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
} as const;
