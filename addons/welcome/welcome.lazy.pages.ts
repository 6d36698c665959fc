// Its page: which address it has.
import type { PageRoute } from '@parley/addon-api/shared';

export const welcomePages: PageRoute[] = [
  {
    name: 'newcomers',
    pattern: /^\/newcomers\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'newcomers',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
