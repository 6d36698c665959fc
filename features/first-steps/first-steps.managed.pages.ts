import type { PageRoute } from '../../platform/contract/page.ts';

export const firstStepsPages: readonly PageRoute[] = [
  {
    name: 'firstSteps',
    pattern: /^\/dashboard\/first-steps\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'firstSteps',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
