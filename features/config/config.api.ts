// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { addon } from './config.contract.ts';

export const configApi: ApiDescription = {
  schemas: {
    Addon: addon,
  },
  descriptions: {
    'Addon.attributes': 'The language that the add-on brings, where it brings one.',
    'Addon.description': 'What the add-on does.',
    'Addon.key': 'Names the add-on for programs.',
    'Addon.name': 'What the add-on is called.',
    'Addon.type': 'The kind of add-on; `locale` brings a language.',
    'Addon.version': 'The version of the add-on.',
    addonID: 'The key of an add-on.',
    addonKey: 'The key of an add-on.',
    conflict: 'Add-ons that exclude it: none.',
    isCalculating: 'False: totals are exact.',
    isFiltered: 'False: totals are of all there is.',
    properties: 'The settings by their names, each as a JSON Schema, with who may read and change it.',
    require: 'Add-ons that it needs: none.',
    select: 'The settings that are wanted, by their names; `*` stands for any letters.',
    themeType: 'Read and without effect: themes are no add-ons.',
    version: 'The version.',
  },
};
