import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

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
