import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const floodKey = (key: string, fallback: number, description: string) =>
  configKey({
    key,
    schema: z.int().min(0).max(100_000),
    default: fallback,
    read: 'community.manage',
    write: 'community.manage',
    description,
  });

export const discussionConfig = {
  editContentTimeout: configKey({
    key: 'garden.editContentTimeout',
    aliases: ['ui.editContentTimeout'],
    schema: z.int().min(-1).max(31_536_000),
    default: 3600,
    read: 'public',
    write: 'community.manage',
    description: 'For how many seconds authors may edit what they wrote. -1: without end, 0: not at all.',
  }),
  titleMaxLength: configKey({
    key: 'vanilla.discussion.title.maxLength',
    schema: z.int().min(1).max(250),
    default: 100,
    read: 'public',
    write: 'community.manage',
    description: 'How many characters the title of a discussion may have.',
  }),
  bodyMaxLength: configKey({
    key: 'vanilla.comment.maxLength',
    schema: z.int().min(1).max(100_000),
    default: 8000,
    read: 'public',
    write: 'community.manage',
    description: 'How many visible characters a post may have.',
  }),
  bodyMinLength: configKey({
    key: 'vanilla.comment.minLength',
    schema: z.int().min(0).max(10_000),
    default: 0,
    read: 'public',
    write: 'community.manage',
    description: 'How many visible characters a post must have.',
  }),
  inputFormatter: configKey({
    key: 'garden.inputFormatter',
    schema: z.enum(['rich2', 'markdown', 'html', 'text', 'bbcode']),
    default: 'rich2',
    read: 'public',
    write: 'community.manage',
    description: 'The format new posts are written in by members who chose none.',
  }),
  floodCount: floodKey(
    'vanilla.discussion.spamCount',
    3,
    'How many discussions one may start within the flood window.',
  ),
  floodWindow: floodKey('vanilla.discussion.spamTime', 60, 'The flood window of discussions, in seconds.'),
  floodLock: floodKey(
    'vanilla.discussion.spamLock',
    120,
    'For how many seconds somebody who was too fast has to wait.',
  ),
  isTriageOn: configKey({
    key: 'triage.enabled',
    schema: z.boolean(),
    default: false,
    read: 'community.moderate',
    write: 'community.moderate',
    description: 'Whether staff mark discussions as resolved.',
  }),
  useAdminCheckboxes: configKey({
    key: 'vanilla.adminCheckboxes.use',
    schema: z.boolean(),
    default: true,
    read: 'community.moderate',
    write: 'community.manage',
    description: 'Whether moderators select discussions in lists to work on many at once.',
  }),
  robots: configKey({
    key: 'seo.robots',
    schema: z.string().max(10_000),
    default: '',
    read: 'site.manage',
    write: 'site.manage',
    description: 'Further lines of robots.txt.',
  }),
} as const;
