import { globalLookup, type PageRoute } from '../../platform/contract/page.ts';

export const ownDataPages: readonly PageRoute[] = [
  {
    name: 'own-data',
    pattern: /^\/profile\/data\/?$/,
    lookup: (_path, params) => globalLookup('ownData', params),
  },
];
