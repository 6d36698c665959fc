import type { PageRoute } from '../../platform/contract/page.ts';

export const linkInterstitialPages: PageRoute[] = [
  {
    name: 'leaving',
    pattern: /^\/home\/leaving\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'leaving', recordType: 'global', recordID: -1, params }),
  },
];
