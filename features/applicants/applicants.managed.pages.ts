import type { PageRoute } from '../../platform/contract/page.ts';

export const applicantPages: PageRoute[] = [
  {
    name: 'applicants',
    pattern: /^\/dashboard\/user\/applicants\/?$/,
    lookup: (_path, query) => ({
      layoutViewType: 'applicants',
      recordType: 'global',
      recordID: -1,
      params: { ...query },
    }),
  },
];
