import { z } from 'zod';
import { MAX_INTEGER } from '../../../platform/contract/max-integer.ts';
import { type ConfigKey, configKey } from '../../../platform/server/config/config-key.ts';

const setting = <T>(given: Pick<ConfigKey<T>, 'key' | 'schema' | 'default' | 'description'>): ConfigKey<T> =>
  configKey({ ...given, read: 'community.moderate', write: 'community.moderate' });

export const premoderationConfig = {
  categoryIDs: setting<number[]>({
    key: 'premoderation.categoryIDs',
    schema: z.array(z.int().min(1).max(MAX_INTEGER)).max(500),
    default: [],
    description: 'The categories where what members write is looked at before others see it.',
  }),
  discussions: setting({
    key: 'premoderation.discussions',
    schema: z.boolean(),
    default: false,
    description: 'Whether discussions are looked at in these categories.',
  }),
  comments: setting({
    key: 'premoderation.comments',
    schema: z.boolean(),
    default: false,
    description: 'Whether comments are looked at in these categories.',
  }),
  keywords: setting({
    key: 'premoderation.keywords',
    schema: z.string().max(20_000),
    default: '',
    description:
      'Words and phrases, one on a line or between commas: what holds one of them is looked at first.',
  }),
  challengesNewUsers: setting({
    key: 'premoderation.challengeNewUsers',
    schema: z.boolean(),
    default: false,
    description: 'Whether what new members write is looked at first.',
  }),
  newUserDays: setting({
    key: 'premoderation.challengeAgeCutoffInDays',
    schema: z.int().min(0).max(3650),
    default: 7,
    description: 'For so many days members are new.',
  }),
  firstPosts: setting({
    key: 'premoderation.firstPosts',
    schema: z.int().min(0).max(1000),
    default: 0,
    description: 'Until so many of their posts stand, what members write is looked at first. 0: never.',
  }),
  maxLinks: setting({
    key: 'premoderation.maxLinks',
    schema: z.int().min(0).max(1000),
    default: 0,
    description: 'What has more links to other sites than this is looked at first. 0: as many as one likes.',
  }),
} as const;
