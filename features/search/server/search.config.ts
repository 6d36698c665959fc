import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

function isTemplate(text: string): boolean {
  return (
    text === '' ||
    (/^https?:\/\/[^\s/?#%]/.test(text) && text.includes('%s') && URL.canParse(text.replaceAll('%s', 'x')))
  );
}

export const searchConfig = {
  external: configKey({
    key: 'search.externalSearch',
    schema: z.string().max(500).refine(isTemplate, 'is no address with %s in it'),
    default: '',
    read: 'public',
    write: 'site.manage',
    description:
      'The address of a search page elsewhere that takes the place of this site’s, with %s where the words go. Empty: searches are answered here.',
  }),
  opensNewTab: configKey({
    key: 'externalSearch.resultsInNewTab',
    schema: z.boolean(),
    default: false,
    read: 'public',
    write: 'site.manage',
    description: 'Whether a search page elsewhere is opened in a tab of its own.',
  }),
} as const;
