// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { theme, themeAsset } from './themes.contract.ts';

export const themesApi: ApiDescription = {
  schemas: {
    Theme: theme,
    ThemeAsset: themeAsset,
  },
  descriptions: {
    'Theme.active': 'Whether it is the state that is in use.',
    'Theme.name': 'What the theme is called.',
    'Theme.type': 'Where the theme comes from: the database or the product.',
    'ThemeAsset.type': 'The kind of asset.',
    allowAddonVariables: 'Read and without effect, for existing clients.',
    asset: 'The name of the asset, with an ending where it is wanted as it is: `variables.json`.',
    backgroundImage: 'The picture behind pages; null for none.',
    'content-type': 'The media type of the asset.',
    current: 'Whether it is the theme that everybody sees.',
    data: 'The text, or what the JSON holds.',
    features: 'What the theme switches on.',
    globalBg: 'The background of pages; null where the theme says none.',
    globalFg: 'The colour of text; null where the theme says none.',
    globalPrimary: 'The accent colour; null where the theme says none.',
    imageUrl: 'A picture of it; null where there is none.',
    info: 'What else is known, by name.',
    parentTheme: 'The theme that it is made from.',
    parentVersion: 'The version of the theme that it is made from.',
    preview: 'What the theme looks like, in short.',
    revisionID: 'The id of a state of the theme.',
    revisionName: 'A name for the state.',
    supportedSections: 'The sections of the site that it can be used for.',
    themeID: 'The id of a theme: a number, or the name of one that comes with the product.',
    titleBarBg: 'The background of the title bar; null where the theme says none.',
    titleBarFg: 'The colour of text on the title bar; null where the theme says none.',
    v: 'Only makes the address differ when the asset has changed.',
    value: 'What it says.',
    variables: 'The variables of the theme: colours, sizes, fonts.',
  },
};
