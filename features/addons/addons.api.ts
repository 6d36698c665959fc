// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { addon } from './addons.contract.ts';

export const addonsApi: ApiDescription = {
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
    require: 'Add-ons that it needs: none.',
    themeType: 'Read and without effect: themes are no add-ons.',
    version: 'The version.',
  },
};
