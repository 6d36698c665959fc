import type { PageRoute } from '../../platform/contract/page.ts';

export const postTypesManagedPages: PageRoute[] = [
  {
    name: 'managedPostTypes',
    pattern: /^\/dashboard\/content\/post-types\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'managedPostTypes',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
