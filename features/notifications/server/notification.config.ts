import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const channels = z.record(z.string().max(50), z.boolean());

export const notificationConfig = {
  mailsDisabled: configKey({
    key: 'emailNotifications.disabled',
    schema: z.boolean(),
    default: false,
    read: 'community.manage',
    write: 'community.manage',
    description: 'Whether nobody is notified by mail.',
  }),
  showsPosts: configKey({
    key: 'emailNotifications.fullPost',
    schema: z.boolean(),
    default: true,
    read: 'community.manage',
    write: 'community.manage',
    description:
      'Whether mails show what was posted, and pushes name it. Otherwise they say that something was, and link to it.',
  }),
  mailDelay: configKey({
    key: 'emailNotifications.delay',
    schema: z.int().min(0).max(3600),
    default: 60,
    read: 'community.manage',
    write: 'community.manage',
    description:
      'How many seconds a mail waits. What is taken back within that time is not mailed, and many at once come as one.',
  }),
  defaults: configKey({
    key: 'notifications.defaults',
    schema: z.record(z.string().max(100), channels),
    default: {},
    read: 'site.manage',
    write: 'site.manage',
    description:
      'What members are notified of who set nothing themselves: by preference, popup, email and further channels; disabled: nobody is.',
  }),
} as const;
