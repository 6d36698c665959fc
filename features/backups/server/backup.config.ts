import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const backupConfig = {
  everyHours: configKey({
    key: 'backups.everyHours',
    schema: z.number().int().min(0).max(744),
    default: 0,
    read: 'site.manage',
    write: 'site.manage',
    description: 'A backup is made by itself every so many hours; 0: never.',
  }),
  count: configKey({
    key: 'backups.count',
    schema: z.number().int().min(1).max(365),
    default: 7,
    read: 'site.manage',
    write: 'site.manage',
    description:
      'So many of the backups that were made by themselves stay; older ones are deleted, except for the last that was proven.',
  }),
  isTried: configKey({
    key: 'backups.trial',
    schema: z.boolean(),
    default: true,
    read: 'site.manage',
    write: 'site.manage',
    description: 'Each backup that is made by itself is restored on the side, which proves that it can be.',
  }),
};
