import { globalLookup, globalPage, type PageRoute } from '../../platform/contract/page.ts';

export const rolePages: readonly PageRoute[] = [
  globalPage('roles', /^\/dashboard\/roles\/?$/),
  {
    name: 'rolePermissions',
    pattern: /^\/dashboard\/roles\/(?<roleID>\d{1,9})\/?$/,
    lookup: ({ roleID = '' }, params) => globalLookup('rolePermissions', { ...params, roleID }),
  },
];
