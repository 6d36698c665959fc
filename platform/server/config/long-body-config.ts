// Long bodies are drawn in threads beside the one that serves: how much of them one body, one account and all may take.
import { z } from 'zod';
import { configKey } from './config-key.ts';

const declared = { read: 'site.manage', write: 'site.manage' } as const;

export const longBodyConfig = {
  seconds: configKey({
    key: 'longBodies.seconds',
    schema: z.int().min(1).max(20),
    default: 2,
    ...declared,
    description: 'How many seconds drawing a body may take. What takes longer is refused as too complicated.',
  }),
  waiting: configKey({
    key: 'longBodies.waiting',
    schema: z.int().min(1).max(1000),
    default: 100,
    ...declared,
    description: 'How many bodies may wait to be drawn. Whoever comes then is asked to come back.',
  }),
  waitingPerAccount: configKey({
    key: 'longBodies.waitingPerAccount',
    schema: z.int().min(1).max(100),
    default: 5,
    ...declared,
    description: 'How many bodies of one account may wait to be drawn; those of others go first.',
  }),
} as const;
