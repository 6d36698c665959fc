import type { PageRoute } from '../../platform/contract/page.ts';

export const usersPages: PageRoute[] = [
  {
    name: 'bans',
    pattern: /^\/dashboard\/user\/bans\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'bans',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
