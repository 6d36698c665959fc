// Which address is which page of which member.
import type { PageRoute } from '../../platform/contract/page.ts';

const lookup: PageRoute['lookup'] = ({ path, section, userID, userName, page }, query) => ({
  layoutViewType: 'profile',
  recordType: 'user',
  recordID: Number(userID ?? 0),
  params: {
    ...query,
    ...(path !== undefined && { path }),
    ...(section !== undefined && { section }),
    ...(userID !== undefined && { userID }),
    ...(userName !== undefined && { userName }),
    ...(page !== undefined && { page }),
  },
});

export const profilePages: readonly PageRoute[] = [
  {
    name: 'ownProfile',
    pattern: /^\/profile\/?$/,
    lookup: (_groups, query) => ({
      layoutViewType: 'ownProfile',
      recordType: 'user',
      recordID: 0,
      params: query,
    }),
  },
  {
    name: 'profileEdit',
    pattern: /^\/profile\/edit\/?$/,
    lookup: (_groups, query) => ({
      layoutViewType: 'profileEdit',
      recordType: 'user',
      recordID: 0,
      params: query,
    }),
  },
  {
    name: 'profileTab',
    comesLater: true,
    pattern:
      /^(?<path>\/profile\/(?<section>[a-z][a-z-]*)\/(?:(?<userID>\d{1,9})\/)?(?<userName>[^/]+)(?:\/p(?<page>\d{1,9}))?)\/?$/,
    lookup,
  },
  {
    name: 'profile',
    comesLater: true,
    pattern: /^(?<path>\/profile\/(?:(?<userID>\d{1,9})\/)?(?<userName>[^/]+))\/?$/,
    lookup,
  },
];
