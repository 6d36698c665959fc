import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';

export const issueTrackerConfig = {
  apiUrl: configKey({
    key: 'issueTracker.apiUrl',
    schema: z.url({ protocol: /^https?$/ }).max(500),
    default: 'https://api.github.com',
    read: 'site.manage',
    write: 'site.manage',
    description:
      'Where the interface of the issue tracker is: https://api.github.com, or of Gitea and Forgejo the address of the site with /api/v1 behind it.',
  }),
  repositories: configKey({
    key: 'issueTracker.repositories',
    schema: z.array(z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)).max(50),
    default: [],
    read: 'site.manage',
    write: 'site.manage',
    description: 'The repositories that issues are made in, as owner/name; the first is chosen at first.',
  }),
  token: configKey({
    key: 'issueTracker.token',
    schema: z.string().max(500),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    isSecret: true,
    description:
      'The access token that issues are made with. It needs to read and write issues, and no more.',
  }),
} as const;
