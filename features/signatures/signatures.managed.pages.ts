import type { PageRoute } from '../../platform/contract/page.ts';

export const signaturePages: readonly PageRoute[] = [
  {
    name: 'signature',
    pattern: /^\/profile\/signature\/?$/,
    lookup: (_path, params) => ({
      layoutViewType: 'signature',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
