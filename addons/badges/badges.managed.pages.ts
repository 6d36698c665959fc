import type { PageRoute } from '@parley/addon-api/shared';

export const managedBadgesPages: PageRoute[] = [
  {
    name: 'managedBadges',
    pattern: /^\/dashboard\/badges\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'managedBadges',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
