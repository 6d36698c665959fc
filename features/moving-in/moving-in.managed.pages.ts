import type { PageRoute } from '../../platform/contract/page.ts';

export const movingInPages: readonly PageRoute[] = [
  {
    name: 'moving-in',
    pattern: /^\/dashboard\/moving-in\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'movingIn',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
