import type { PageRoute } from '../../platform/contract/page.ts';

export const premoderationPages: PageRoute[] = [
  {
    name: 'premoderation',
    pattern: /^\/dashboard\/content\/premoderation\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'premoderation',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
