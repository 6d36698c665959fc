import type { PageRoute } from '../../platform/contract/page.ts';

export const draftPages: PageRoute[] = [
  {
    name: 'drafts',
    pattern: /^\/drafts\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'drafts',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
