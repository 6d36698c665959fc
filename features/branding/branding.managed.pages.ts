import type { PageRoute } from '../../platform/contract/page.ts';

export const brandingPages: PageRoute[] = [
  {
    name: 'branding',
    pattern: /^\/appearance\/branding\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'branding',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
