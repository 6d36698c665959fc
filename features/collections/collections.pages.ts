import { globalLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup = (params: Record<string, string | string[]>) => globalLookup('collections', params);

export const collectionsPages: PageRoute[] = [
  {
    name: 'collections',
    pattern: /^\/collections\/?$/,
    lookup: (_groups, params) => lookup(params),
  },
  {
    name: 'collection',
    pattern: /^\/collections\/(?<collectionID>[1-9]\d{0,9})\/?$/,
    lookup: ({ collectionID = '' }, params) => lookup({ ...params, collectionID }),
  },
];
