import type { PageRoute } from '../../platform/contract/page.ts';

export const accessTokensPages: PageRoute[] = [
  {
    name: 'accessTokens',
    pattern: /^\/dashboard\/access-tokens\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'accessTokens',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
