// How much of the database searches and other costly reading may take at a time.
import { z } from 'zod';
import { configKey } from './config-key.ts';

export const heavyReadConfig = {
  atOnce: configKey({
    key: 'heavyReads.atOnce',
    schema: z.int().min(1).max(50),
    default: 2,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'How many searches, leaderboards, lists of members, totals, site maps and the like the database works on at a time, and, apart from them, how many lists of discussions that are narrowed down. The next ones wait a moment, and are asked to come back.',
  }),
  searchSeconds: configKey({
    key: 'heavyReads.searchSeconds',
    schema: z.number().min(0.2).max(9),
    default: 3,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'How many seconds a search may take. One that would take longer answers with what it found among the newest posts, and says so.',
  }),
} as const;
