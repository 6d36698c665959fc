import type { LayoutLookup, PageRoute } from '../../platform/contract/page.ts';

const lookup = (layoutViewType: string, themeID?: string): LayoutLookup => ({
  layoutViewType,
  recordType: 'global',
  recordID: -1,
  params: themeID === undefined ? {} : { themeID },
});

export const themePages: PageRoute[] = [
  {
    name: 'themes',
    hasOwnDocument: true,
    pattern: /^\/appearance\/themes\/?$/,
    lookup: () => lookup('themes'),
  },
  {
    name: 'themeEditor',
    hasOwnDocument: true,
    pattern: /^\/appearance\/themes\/(?<themeID>[\w-]{1,60})\/edit\/?$/,
    lookup: ({ themeID = '' }) => lookup('themeEditor', themeID),
  },
  {
    name: 'themeRevisions',
    hasOwnDocument: true,
    pattern: /^\/appearance\/style-guides\/(?<themeID>[\w-]{1,60})\/revisions\/?$/,
    lookup: ({ themeID = '' }) => lookup('themeRevisions', themeID),
  },
];
