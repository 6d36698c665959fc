import type { PageRoute } from '../../platform/contract/page.ts';

export const statisticsPages: PageRoute[] = [
  {
    name: 'statistics',
    pattern: /^\/dashboard\/statistics\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'statistics',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
