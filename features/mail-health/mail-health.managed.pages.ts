import type { PageRoute } from '../../platform/contract/page.ts';

export const mailHealthPages: readonly PageRoute[] = [
  {
    name: 'mailHealth',
    pattern: /^\/settings\/mail\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'mailHealth',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
