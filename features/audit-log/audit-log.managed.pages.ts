import type { PageRoute } from '../../platform/contract/page.ts';

export const auditLogPages: PageRoute[] = [
  {
    name: 'auditLog',
    pattern: /^\/dashboard\/settings\/audit-logs\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'auditLog',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
