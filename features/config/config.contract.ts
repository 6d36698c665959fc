// Settings, add-ons and totals of the site.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

const settings = z.record(z.string(), z.unknown());

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'The settings the caller may read; `select` names keys, * stands for any part.',
  permission: 'public',
  query: z.object({ select: z.array(z.string().max(200)).max(100).optional() }),
  response: settings,
});

export const editConfig = endpoint({
  method: 'PATCH',
  path: '/config',
  summary: 'Changes settings: a flat object of keys and values. An unknown key refuses all.',
  permission: 'session.valid',
  body: settings,
  status: 200,
});

export const getConfigSchema = endpoint({
  method: 'GET',
  path: '/config/schema',
  summary: 'Every setting: its type, its default, who reads and who changes it.',
  permission: 'site.manage',
  response: z.object({
    type: z.string().describe('`object`: the answer is a JSON Schema of all settings.'),
    properties: z.record(z.string(), z.unknown()),
  }),
});

export const addon = z.object({
  addonID: z.string(),
  key: z.string(),
  name: z.string(),
  type: z.enum(['addon', 'theme', 'locale']),
  description: z.string(),
  version: z.string(),
  enabled: z.boolean(),
  iconUrl: z.string(),
  problem: z
    .object({
      message: z.string().describe('What failed, in the words of the add-on or of the site.'),
      dateQuarantined: dateTime
        .nullable()
        .describe('When the site switched it off; null: it could not even be loaded.'),
    })
    .optional()
    .describe('Why the site itself switched the add-on off. Switching it on again tries it anew.'),
  /** Of a language. */
  attributes: z.object({ locale: z.string() }).optional(),
});
export type Addon = z.infer<typeof addon>;

/** There are no themes to choose by it. */
const themeType = z.enum(['desktop', 'mobile']).default('desktop');

const addonParams = z.object({ addonID: z.string() });

export const listAddons = endpoint({
  method: 'GET',
  path: '/addons',
  summary: 'What can be switched on and off.',
  permission: 'site.manage',
  query: z.object({
    type: z
      .enum(['addon', 'theme', 'locale'])
      .describe('Only add-ons, only themes, or only languages.')
      .optional(),
    enabled: z.boolean().optional(),
    themeType,
  }),
  response: z.array(addon),
});

export const getAddon = endpoint({
  method: 'GET',
  path: '/addons/:addonID',
  summary: 'One add-on.',
  permission: 'site.manage',
  params: addonParams,
  query: z.object({ themeType }),
  response: addon,
});

export const switchAddon = endpoint({
  method: 'PATCH',
  path: '/addons/:addonID',
  summary: 'Switches an add-on on or off while the site runs; answers what changed.',
  permission: 'site.manage',
  params: addonParams,
  body: z.object({ enabled: z.boolean(), themeType }),
  response: z.array(addon),
});

export const getSiteTotals = endpoint({
  method: 'GET',
  path: '/site-totals',
  summary: 'How much there is, of what the caller may see.',
  permission: 'public',
  query: z.object({ counts: z.array(z.string()).min(1), siteSectionID: z.string().max(100).optional() }),
  response: z.object({
    siteSectionID: z.string().optional(),
    counts: z.record(
      z.string(),
      z.object({ count: z.int(), isCalculating: z.boolean(), isFiltered: z.boolean() }),
    ),
  }),
});
