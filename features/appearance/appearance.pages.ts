import type { PageRoute } from '../../platform/contract/page.ts';

export const appearancePages: PageRoute[] = [
  {
    name: 'appearance',
    pattern: /^\/appearance\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'appearance',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
