import type { PageRoute } from '../../platform/contract/page.ts';

export const maintenancePages: readonly PageRoute[] = [
  {
    name: 'siteMode',
    pattern: /^\/dashboard\/maintenance\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'siteMode', recordType: 'global', recordID: -1, params }),
  },
];
