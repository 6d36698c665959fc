import type { PageRoute } from '../../platform/contract/page.ts';

export const spamPages: PageRoute[] = [
  {
    name: 'spam',
    pattern: /^\/dashboard\/content\/spam\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'spam', recordType: 'global', recordID: -1, params }),
  },
];
