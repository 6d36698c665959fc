// Names by which clients look for how the site looks; set by `PUT /themes/current`.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { currentThemeSnapshot } from './chosen-theme.ts';

export const themeConfig = {
  themeKey: configKey({
    key: 'ui.themeKey',
    schema: z.string(),
    default: 'keystone',
    read: 'public',
    write: 'system.only',
    follows: async (ctx: RequestContext) => String((await ctx.snapshot(currentThemeSnapshot)).themeID),
    description: 'The key or number of the theme in use. It is chosen at Themes.',
  }),
  useNewSearchPage: configKey({
    key: 'themeFeatures.useNewSearchPage',
    schema: z.literal(true),
    default: true,
    read: 'public',
    write: 'system.only',
    description: 'Themes show the new search page; there is no other.',
  }),
} as const;
