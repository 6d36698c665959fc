import type { PageRoute } from '../../platform/contract/page.ts';

export const membersPages: PageRoute[] = [
  {
    name: 'members',
    pattern: /^\/dashboard\/members\/?$/,
    lookup: (_path, params) => ({ layoutViewType: 'members', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'member',
    pattern: /^\/dashboard\/members\/(?<userID>\d{1,9})\/?$/,
    lookup: ({ userID = '' }) => ({
      layoutViewType: 'member',
      recordType: 'global',
      recordID: -1,
      params: { userID },
    }),
  },
];
