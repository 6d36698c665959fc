import type { PageRoute } from '../../platform/contract/page.ts';

export const displayPages: PageRoute[] = [
  {
    name: 'display',
    pattern: /^\/display\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'display', recordType: 'global', recordID: -1, params }),
  },
];
