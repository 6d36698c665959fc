import type { PageRoute } from '../../platform/contract/page.ts';

export const ignorePages: readonly PageRoute[] = [
  {
    name: 'ignored',
    pattern: /^\/profile\/ignored\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'ignored',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
