import type { PageRoute } from '../../platform/contract/page.ts';

export const webhooksPages: PageRoute[] = [
  {
    name: 'webhooks',
    pattern: /^\/dashboard\/webhooks\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'webhooks', recordType: 'global', recordID: -1, params }),
  },
];
