import type { PageRoute } from '../../platform/contract/page.ts';

export const styleGuidePages: PageRoute[] = [
  {
    name: 'styleGuides',
    pattern: /^\/appearance\/style-guides\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'styleGuides',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
