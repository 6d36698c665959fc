import type { PageRoute } from '../../platform/contract/page.ts';

export const settingsPages: PageRoute[] = [
  {
    name: 'siteSettings',
    pattern: /^\/dashboard\/settings\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'siteSettings',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
