import type { PageRoute } from '../../platform/contract/page.ts';

export const jobsPages: PageRoute[] = [
  {
    name: 'jobs',
    pattern: /^\/dashboard\/jobs\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'jobs', recordType: 'global', recordID: -1, params }),
  },
];
