import type { PageRoute } from '../../platform/contract/page.ts';

const page = (name: string, pattern: RegExp): PageRoute => ({
  name,
  pattern,
  lookup: (_groups, params) => ({ layoutViewType: name, recordType: 'global', recordID: -1, params }),
});

export const dashboardPages: PageRoute[] = [
  page('dashboard', /^\/dashboard\/?$/),
  page('leadsToDashboard', /^\/admin\/?$/),
];
