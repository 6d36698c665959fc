import type { PageRoute } from '../../platform/contract/page.ts';

export const translationsPages: PageRoute[] = [
  {
    name: 'languageSettings',
    pattern: /^\/appearance\/languages\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'languageSettings',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
