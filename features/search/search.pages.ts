import type { PageRoute } from '../../platform/contract/page.ts';

export const searchPages: PageRoute[] = [
  {
    name: 'search',
    pattern: /^\/(?:kb\/)?search\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'search', recordType: 'global', recordID: -1, params }),
  },
];
