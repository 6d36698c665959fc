import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup = (layoutViewType: string, params: LayoutLookup['params']): LayoutLookup =>
  globalLookup(layoutViewType, params);

const TYPE = String.raw`\/appearance\/fragments\/(?<fragmentType>[A-Za-z]{1,50})`;

export const fragmentPages: PageRoute[] = [
  {
    name: 'fragments',
    pattern: /^\/appearance\/fragments\/?$/,
    lookup: (_groups, query) => lookup('fragments', query),
  },
  {
    name: 'newFragment',
    pattern: new RegExp(`^${TYPE}/add/?$`),
    lookup: ({ fragmentType = '' }) => lookup('fragmentEditor', { fragmentType }),
  },
  {
    name: 'fragmentEditor',
    pattern: new RegExp(String.raw`^${TYPE}/(?<fragmentUUID>[\da-f-]{36})/edit/?$`, 'i'),
    lookup: ({ fragmentType = '', fragmentUUID = '' }) =>
      lookup('fragmentEditor', { fragmentType, fragmentUUID }),
  },
];
