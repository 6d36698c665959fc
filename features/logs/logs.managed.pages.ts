import type { PageRoute } from '../../platform/contract/page.ts';

export const logsPages: PageRoute[] = [
  {
    name: 'logs',
    pattern: /^\/dashboard\/logs\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'logs', recordType: 'global', recordID: -1, params }),
  },
];
