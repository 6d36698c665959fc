import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { configuredProviders } from './attachment-integrations.ts';

export const attachmentConfig = {
  externalAttachments: configKey({
    key: 'externalAttachments',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'system.only',
    follows: async (ctx: RequestContext) => configuredProviders(ctx).length > 0,
    description: 'Whether posts can have records in outside services: an add-on for one is on and set up.',
  }),
} as const;
