// Where categories are managed.
import type { PageRoute } from '../../platform/contract/page.ts';

export const managedCategoryPages: readonly PageRoute[] = [
  {
    name: 'categorySettings',
    pattern: /^\/settings\/categories\/?$/,
    lookup: (_, params) => ({
      layoutViewType: 'categorySettings',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
  {
    name: 'categoryPermissions',
    pattern: /^\/settings\/categories\/(?<categoryID>\d{1,9})\/?$/,
    lookup: ({ categoryID = '' }, params) => ({
      layoutViewType: 'categoryPermissions',
      recordType: 'global',
      recordID: -1,
      params: { ...params, categoryID },
    }),
  },
];
