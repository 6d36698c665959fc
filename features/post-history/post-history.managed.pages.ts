import type { PageRoute } from '../../platform/contract/page.ts';

export const postHistoryPages: PageRoute[] = [
  {
    name: 'postLog',
    pattern: /^\/log\/filter\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'postLog',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
