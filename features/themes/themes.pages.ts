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
    pattern: /^\/appearance\/themes\/?$/,
    lookup: () => lookup('themes'),
  },
  {
    name: 'themeEditor',
    pattern: /^\/appearance\/themes\/(?<themeID>[\w-]{1,60})\/edit\/?$/,
    lookup: ({ themeID = '' }) => lookup('themeEditor', themeID),
  },
  {
    name: 'themeRevisions',
    pattern: /^\/appearance\/style-guides\/(?<themeID>[\w-]{1,60})\/revisions\/?$/,
    lookup: ({ themeID = '' }) => lookup('themeRevisions', themeID),
  },
];
