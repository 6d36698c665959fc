import type { PageRoute } from '../../platform/contract/page.ts';

export const rolePages: readonly PageRoute[] = [
  {
    name: 'roles',
    pattern: /^\/dashboard\/roles\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'roles', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'rolePermissions',
    pattern: /^\/dashboard\/roles\/(?<roleID>\d{1,9})\/?$/,
    lookup: ({ roleID = '' }, params) => ({
      layoutViewType: 'rolePermissions',
      recordType: 'global',
      recordID: -1,
      params: { ...params, roleID },
    }),
  },
];
