import type { PageRoute } from '../../platform/contract/page.ts';

export const securityPages: PageRoute[] = [
  {
    name: 'accountSecurity',
    pattern: /^\/account\/security\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'accountSecurity',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
