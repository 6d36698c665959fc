// How the e-mail digest shall look and when it shall go out. Stored for whoever sends it.
import { z } from 'zod';
import { type ConfigKey, configKey } from '../../../platform/server/config/config-key.ts';

const EMPTY_TEXT = '[{"children":[{"text":""}],"type":"p"}]';
/** ISO 8601: Monday is 1. */
const dayOfWeek = z.int().min(1).max(7);

function setting<T>(name: string, schema: z.ZodType<T>, fallback: T, description: string): ConfigKey<T> {
  return configKey({
    key: `emailDigest.${name}`,
    schema,
    default: fallback,
    read: 'community.manage',
    write: 'community.manage',
    description,
  });
}

const shows = (name: string, isShown: boolean, what: string) =>
  setting(name, z.boolean(), isShown, `Whether the digest shows ${what}.`);

export const digestConfig = {
  enabled: setting('enabled', z.boolean(), false, 'Whether members can have a digest.'),
  autosubscribes: setting('autosubscribe.enabled', z.boolean(), false, 'Whether newcomers have one at once.'),
  logo: setting('logo', z.string().max(500), '', 'The picture at its top.'),
  frequency: setting(
    'defaultFrequency',
    z.enum(['daily', 'weekly', 'monthly']),
    'weekly',
    'How often it goes to those who chose nothing else.',
  ),
  dayOfWeek: setting('dayOfWeek', dayOfWeek, 1, 'The day of weekly ones; Monday is 1.'),
  monthlyDay: setting('monthly.dayOfWeek', dayOfWeek, 1, 'The day of monthly ones; Monday is 1.'),
  monthlyPosition: setting(
    'monthly.setPosition',
    z.enum(['first', 'last']),
    'first',
    'Whether monthly ones go on the first or the last such day.',
  ),
  postCount: setting('postCount', z.int().min(3).max(20), 5, 'How many posts it shows.'),
  title: setting('title', z.string().max(200), '', 'Its title; empty: one of the product’s.'),
  includesName: setting(
    'includeCommunityName',
    z.boolean(),
    true,
    'Whether its subject names the community.',
  ),
  introduction: setting('introduction', z.string().max(10_000), EMPTY_TEXT, 'What it begins with, as rich2.'),
  footer: setting('footer', z.string().max(10_000), EMPTY_TEXT, 'What it ends with, as rich2.'),
  image: shows('imageEnabled', false, 'the posts’ pictures'),
  author: shows('authorEnabled', true, 'who wrote'),
  viewCount: shows('viewCountEnabled', true, 'how often posts were viewed'),
  commentCount: shows('commentCountEnabled', true, 'how many comments posts have'),
  scoreCount: shows('scoreCountEnabled', true, 'the score of posts'),
} as const;
