import type { PageRoute } from '../../platform/contract/page.ts';

export const discussionsManagedPages: PageRoute[] = [
  {
    name: 'managedStatuses',
    pattern: /^\/dashboard\/content\/statuses\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'managedStatuses',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
