import type { PageRoute } from '../../platform/contract/page.ts';

export const tagsManagedPages: PageRoute[] = [
  {
    name: 'managedTags',
    pattern: /^\/dashboard\/content\/tags\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'managedTags',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
