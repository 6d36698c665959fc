import type { PageRoute } from '../../platform/contract/page.ts';

export const navigationPages: PageRoute[] = [
  {
    name: 'navigationSettings',
    pattern: /^\/appearance\/navigation\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'navigationSettings',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
