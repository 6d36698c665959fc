import type { PageRoute } from '../../platform/contract/page.ts';

export const whyPages: PageRoute[] = [
  {
    name: 'why',
    pattern: /^\/dashboard\/why\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'why', recordType: 'global', recordID: -1, params }),
  },
  {
    name: 'ownWhy',
    pattern: /^\/why\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'ownWhy', recordType: 'global', recordID: -1, params }),
  },
];
