import type { PageRoute } from '../../platform/contract/page.ts';

export const spamPages: PageRoute[] = [
  {
    name: 'spam',
    pattern: /^\/dashboard\/content\/spam\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'spam', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'rateLimits',
    pattern: /^\/dashboard\/content\/rate-limits\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'rateLimits',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
