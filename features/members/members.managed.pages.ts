import { globalLookup, globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const membersPages: PageRoute[] = [
  globalPage('members', /^\/dashboard\/members\/?$/),
  {
    name: 'member',
    pattern: /^\/dashboard\/members\/(?<userID>\d{1,9})\/?$/,
    lookup: ({ userID = '' }) => globalLookup('member', { userID }),
  },
];
