// Their pages: which addresses they have.
import type { PageRoute } from '@parley/addon-api/shared';

export const badgesPages: PageRoute[] = [
  {
    name: 'badges',
    pattern: /^\/badges\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'badges', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'badge',
    // By number, or by key as other communities have it.
    pattern: /^\/badge\/(?<badge>\d{1,9}|[a-z0-9][a-z0-9-]{0,99})(?:\/[^/]*)?\/?$/,
    lookup: ({ badge = '' }, params) => ({
      layoutViewType: 'badge',
      recordType: 'badge',
      recordID: badge,
      params,
    }),
  },
];
