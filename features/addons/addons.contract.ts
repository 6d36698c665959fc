// What can be switched on and off: add-ons, languages among them.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

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

export interface AddonsPageProps {
  /** Those that the site was opened with; languages have a page of their own. */
  addons: Addon[];
  /** No add-on runs but languages, whatever is switched on. */
  isSafeMode: boolean;
}
