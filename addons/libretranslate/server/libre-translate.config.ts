import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const libreTranslateConfig = {
  url: configKey({
    key: 'libreTranslate.url',
    schema: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    description: 'The address of the LibreTranslate server.',
  }),
  apiKey: configKey({
    key: 'libreTranslate.apiKey',
    schema: z.string().max(500),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    isSecret: true,
    description: 'The key that the server of LibreTranslate asks for, if it does.',
  }),
} as const;
