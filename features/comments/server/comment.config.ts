// The settings of comments.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const number = (key: string, fallback: number, max: number, description: string) =>
  configKey({
    key,
    schema: z.int().min(0).max(max),
    default: fallback,
    read: 'public',
    write: 'community.manage',
    description,
  });

export const commentConfig = {
  perPage: configKey({
    key: 'vanilla.comments.perPage',
    schema: z.int().min(5).max(100),
    default: 20,
    read: 'public',
    write: 'community.manage',
    description: 'How many comments of the first level stand on one page of a discussion.',
  }),
  maxDepth: configKey({
    key: 'vanilla.comments.maxDepth',
    schema: z.int().min(1).max(5),
    default: 5,
    read: 'public',
    write: 'community.manage',
    description: 'How deep replies may be nested; 1 makes every thread flat.',
  }),
  allowSelfDelete: configKey({
    key: 'vanilla.comments.allowSelfDelete',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'community.manage',
    description: 'Whether members may delete their own comments.',
  }),
  spamCount: number('vanilla.comment.spamCount', 5, 1000, 'How many comments in a row count as a flood.'),
  spamTime: number('vanilla.comment.spamTime', 60, 86_400, 'Within how many seconds they count as a flood.'),
  spamLock: number('vanilla.comment.spamLock', 120, 86_400, 'How many seconds somebody then has to wait.'),
} as const;
