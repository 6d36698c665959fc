import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

export const localeConfig = {
  translationService: configKey({
    key: 'locales.translationService',
    schema: z.string().max(100),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    description: 'The service that translates where a language names none of its own.',
  }),
} as const;
