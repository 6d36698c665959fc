// How many browsers are told of changes while they look. Each holds a connection, and some 30 kB of memory.
import { z } from 'zod';
import { configKey } from './config-key.ts';

export const liveConfig = {
  maxConnections: configKey({
    key: 'live.maxConnections',
    description: 'How many pages may be told of changes at the same time by one process. 0: none.',
    schema: z.int().min(0).max(100_000),
    default: 10_000,
    read: 'site.manage',
    write: 'site.manage',
  }),
};
