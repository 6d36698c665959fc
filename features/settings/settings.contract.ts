// All settings of a community on one page: what each is for, what it is now, where that comes from, who changed it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

/** Each sees the settings that they may change. */
export const settingEditors = ['site.manage', 'community.manage', 'community.moderate'] as const;

export const settingsError = defineErrors({
  'settings.foreignFile': [422, 'This is no file of settings that Parley exported. Nothing was changed.'],
  'settings.newerFile': [422, 'This file of settings is of a newer Parley. Nothing was changed.'],
});

export const siteSetting = z.object({
  key: z.string().describe('What it is called.'),
  owner: z.string().describe('The capability that reads it.'),
  description: z.string().describe('What it is for, in the words of that capability.'),
  schema: z.record(z.string(), z.unknown()).describe('What a value has to look like, as JSON Schema.'),
  value: z.unknown().describe('What it is now; null where it is secret.'),
  default: z.unknown().describe('What it is where nobody set it.'),
  source: z
    .enum(['default', 'environment', 'site'])
    .describe(
      'Where the value comes from: as it was declared, from how the server was started, or set here.',
    ),
  isChanged: z.boolean().describe('It differs from its default.'),
  isSecret: z.boolean().describe('It lets whoever knows it in somewhere: its value is not answered.'),
  dateUpdated: dateTime.nullable().describe('When it was set last; null: never.'),
  updateUser: userFragment.nullable().describe('Who set it; null: nobody, or the site itself.'),
});
export type SiteSetting = z.infer<typeof siteSetting>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/settings',
  summary: 'Every setting that the caller may change, with its value, its default and who changed it.',
  permission: settingEditors,
  response: z.array(siteSetting),
});

export const resetSettings = endpoint({
  method: 'POST',
  path: '/settings/reset',
  summary: 'Settings go back to their defaults: all that are named, or none.',
  permission: settingEditors,
  body: z.object({ keys: z.array(z.string().max(200)).min(1).max(500).describe('Which ones.') }),
  status: 200,
});

export const exportSettings = endpoint({
  method: 'GET',
  path: '/settings/export',
  summary:
    'What was set here and differs from its default, as a file for another community; secrets are left out.',
  permission: 'site.manage',
  response: z.object({
    format: z.literal('parley.settings').describe('What kind of file it is.'),
    version: z.int().describe('Of the form of the file.'),
    settings: z.record(z.string(), z.unknown()).describe('The values by the names of the settings.'),
  }),
});

export const importSettings = endpoint({
  method: 'POST',
  path: '/settings/import',
  summary: 'Sets what an exported file says: all of it, or nothing where anything does not fit.',
  permission: 'site.manage',
  body: z.record(z.string(), z.unknown()).describe('The file, as it was exported.'),
  status: 200,
  response: z.object({ count: z.int().describe('How many settings became another one.') }),
});
