import type { PageRoute } from '../../platform/contract/page.ts';

export const viewAsPages: PageRoute[] = [
  {
    name: 'viewAs',
    pattern: /^\/dashboard\/view-as\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'viewAs', recordType: 'global', recordID: -1, params }),
  },
];
