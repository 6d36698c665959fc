import type { PageRoute } from '../../platform/contract/page.ts';

export const addonsPages: PageRoute[] = [
  {
    name: 'addonSettings',
    pattern: /^\/settings\/addons\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'addonSettings',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
