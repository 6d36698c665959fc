// The settings the platform itself reads.
import { z } from 'zod';
import { configKey } from './config-key.ts';

export const siteConfig = {
  title: configKey({
    key: 'garden.title',
    schema: z.string().min(1).max(100),
    default: 'Parley',
    read: 'public',
    write: 'community.manage',
    description: 'The name of the community.',
  }),
  description: configKey({
    key: 'garden.description',
    schema: z.string().max(350),
    default: '',
    read: 'public',
    write: 'community.manage',
    description: 'One or two sentences for search engines and link previews.',
  }),
  homepageTitle: configKey({
    key: 'garden.homepageTitle',
    schema: z.string().max(100),
    default: '',
    read: 'public',
    write: 'community.manage',
    description: 'The heading of the home page’s banner.',
  }),
  locale: configKey({
    key: 'garden.locale',
    schema: z.string().max(100),
    default: 'en',
    read: 'public',
    write: 'site.manage',
    description: 'The language of the interface.',
  }),
  isPrivate: configKey({
    key: 'garden.privateCommunity',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Only members may see anything at all.',
  }),
  /** Read here too: who is not confirmed has the rights of the unconfirmed alone. */
  confirmsEmail: configKey({
    key: 'registration.confirmEmail',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Whether a new member confirms the e-mail address before taking part.',
  }),
} as const;
