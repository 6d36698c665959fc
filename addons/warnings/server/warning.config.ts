// What follows when the points of a member that count at the moment reach a number; 0: nothing does.
import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

const points = (key: string, byDefault: number, description: string) =>
  configKey({
    key,
    schema: z.int().min(0).max(1000),
    default: byDefault,
    read: 'community.moderate',
    write: 'community.moderate',
    description,
  });

export const warningConfig = {
  holdPoints: points(
    'warnings.holdPoints',
    3,
    'From so many points on, what a member writes waits for approval. 0: never.',
  ),
  banPoints: points(
    'warnings.banPoints',
    5,
    'From so many points on, a member is banned for as long as these points count. 0: never.',
  ),
} as const;
