import type { PageRoute } from '../../platform/contract/page.ts';

export const followingPages: PageRoute[] = [
  {
    name: 'followedContent',
    pattern: /^\/profile\/followed-content\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'followedContent',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
