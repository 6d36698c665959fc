// Stored as settings, so that every process hears of a change as it hears of any: by the invalidation of settings.
import { z } from 'zod';
import { SITE_MODES, type SiteMode } from '../../contract/site-mode.ts';
import { configKey } from './config-key.ts';

export const siteModeConfig = {
  mode: configKey<SiteMode>({
    key: 'site.mode',
    schema: z.enum(SITE_MODES),
    default: 'normal',
    read: 'public',
    write: 'system.only',
    description:
      'Whether the community is used as ever, can only be read, or is closed to all but administrators. Switched at Maintenance, or by the command mode.',
  }),
  reason: configKey({
    key: 'site.modeReason',
    schema: z.string().max(300),
    default: '',
    read: 'public',
    write: 'system.only',
    description: 'What people are told about why the community cannot be used as ever.',
  }),
  until: configKey({
    key: 'site.modeUntil',
    schema: z.union([z.literal(''), z.iso.datetime({ offset: true })]),
    default: '',
    read: 'public',
    write: 'system.only',
    description: 'Until when that is expected to last. It does not end by itself.',
  }),
} as const;
