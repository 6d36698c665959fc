import type { PageRoute } from '@parley/addon-api/shared';

export const ranksPages: PageRoute[] = [
  {
    name: 'ranks',
    pattern: /^\/dashboard\/ranks\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'ranks', recordType: 'global', recordID: -1, params }),
  },
];
