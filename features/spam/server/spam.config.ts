import { z } from 'zod';
import { type ConfigKey, configKey } from '../../../platform/server/config/config-key.ts';

const setting = <T>(given: Pick<ConfigKey<T>, 'key' | 'schema' | 'default' | 'description'>): ConfigKey<T> =>
  configKey({ ...given, read: 'community.moderate', write: 'community.moderate' });

const count = (key: string, fallback: number, description: string) =>
  setting({ key, schema: z.int().min(0).max(10_000), default: fallback, description });

export const spamConfig = {
  isOn: setting({
    key: 'spam.checksOn',
    schema: z.boolean(),
    default: false,
    description: 'Whether what members write who are not trusted yet is checked for signs of spam.',
  }),
  similarPosts: count(
    'spam.similarPosts',
    2,
    'What so many others of the last hour nearly equal is held. 0: nothing.',
  ),
  postsPerTenMinutes: count(
    'spam.postsPerTenMinutes',
    5,
    'More than so many posts in ten minutes are held. 0: none.',
  ),
  writingSeconds: count(
    'spam.writingSeconds',
    3,
    'What is sent within so many seconds after its form was opened is held, and what says nothing of that. 0: nothing.',
  ),
  links: count('spam.links', 2, 'What has more links to other sites than this is held.'),
  raidMode: setting({
    key: 'spam.raidMode',
    schema: z.boolean(),
    default: false,
    description:
      'During a raid: nobody can register, and what members write who are not trusted yet is held.',
  }),
} as const;
