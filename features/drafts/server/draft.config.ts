import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const draftConfig = {
  autosaves: configKey({
    key: 'community.drafts.autosave',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'community.manage',
    description:
      'Whether what somebody writes is stored on the site while they write, beside their own browser.',
  }),
  schedules: configKey({
    key: 'community.drafts.scheduling',
    schema: z.boolean(),
    default: true,
    read: 'public',
    write: 'community.manage',
    description: 'Whether roles with the permission may have posts go out at a time they choose.',
  }),
} as const;
