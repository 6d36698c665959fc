// Their pages: which addresses they have.
import type { PageRoute } from '@parley/addon-api/shared';

export const groupsPages: PageRoute[] = [
  {
    name: 'groups',
    pattern: /^\/groups\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'groups', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'groupInvitation',
    pattern: /^\/group\/invitation\/(?<token>[\w-]{1,200})\/?$/,
    lookup: ({ token = '' }, params) => ({
      layoutViewType: 'groupInvitation',
      recordType: 'global',
      recordID: -1,
      params: { ...params, token },
    }),
  },
  {
    name: 'group',
    pattern: /^\/group\/(?<groupID>\d+)(?:-[^/]*)?\/?$/,
    lookup: ({ groupID = '' }, params) => ({
      layoutViewType: 'group',
      recordType: 'group',
      recordID: groupID,
      params,
    }),
  },
];
