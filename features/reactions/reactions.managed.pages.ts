import type { PageRoute } from '../../platform/contract/page.ts';

export const reactionsManagedPages: PageRoute[] = [
  {
    name: 'managedReactions',
    pattern: /^\/dashboard\/content\/reactions\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'managedReactions',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
