import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const isWebAddress = (text: string) => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? '');

const BY_MANAGERS = { read: 'site.manage', write: 'site.manage' } as const;

export const embedConfig = {
  isEnabled: configKey({
    key: 'embed.enabled',
    schema: z.boolean(),
    default: false,
    ...BY_MANAGERS,
    description:
      'Whether the page at embed.remoteUrl may show the community in itself, by a script tag that names /embed.js of this site.',
  }),
  remoteUrl: configKey({
    key: 'embed.remoteUrl',
    schema: z
      .string()
      .max(1000)
      .refine(isWebAddress, 'It has to be an address that begins with https:// or http://.'),
    default: '',
    ...BY_MANAGERS,
    description: 'The address of the page that shows the community in itself. Pages of no other site may.',
  }),
  isForced: configKey({
    key: 'embed.forceEmbed',
    schema: z.boolean(),
    default: false,
    ...BY_MANAGERS,
    description:
      'Whether readers who come to the community itself are led to that page. An address with ?bypassEmbed=1 stays, for as long as its tab is open.',
  }),
};
