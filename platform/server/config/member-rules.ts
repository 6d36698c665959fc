// What some members may not, or may, by what they have come to: settings that nobody sets for the site, but that
// `memberGrants` has for whoever holds a key, like any other setting there.
import { z } from 'zod';
import { configKey } from './config-key.ts';

const rule = <T>(name: string, schema: z.ZodType<T>, fallback: T, description: string) =>
  configKey({
    key: `memberRules.${name}`,
    schema,
    default: fallback,
    read: 'site.manage',
    write: 'site.manage',
    description,
  });

export const memberRules = {
  linksInPosts: rule('linksInPosts', z.boolean(), true, 'Whether links to other sites may stand in posts.'),
  linksInMessages: rule(
    'linksInMessages',
    z.boolean(),
    true,
    'Whether links to other sites may stand in messages.',
  ),
  onlyFormat: rule('onlyFormat', z.enum(['text', 'textex']).nullable(), null, 'The one format of posts.'),
  editsTitle: rule('editsTitle', z.boolean().nullable(), null, 'Whether they change their own title.'),
  editsLocation: rule('editsLocation', z.boolean().nullable(), null, 'Whether they change their own place.'),
} as const;
