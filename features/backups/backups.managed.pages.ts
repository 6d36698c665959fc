import type { PageRoute } from '../../platform/contract/page.ts';

export const backupsPages: readonly PageRoute[] = [
  {
    name: 'backups',
    pattern: /^\/dashboard\/backups\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'backups', recordType: 'global', recordID: -1, params }),
  },
];
