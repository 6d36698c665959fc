import type { PageRoute } from '@parley/addon-api/shared';

const page = (name: string, pattern: RegExp, screen: string): PageRoute => ({
  name,
  pattern,
  lookup: (_groups, params) => ({
    layoutViewType: 'warnings',
    recordType: 'global',
    recordID: -1,
    params: { ...params, screen },
  }),
});

export const managedWarningsPages: PageRoute[] = [
  page('warnings', /^\/dashboard\/content\/warnings\/?$/, 'warnings'),
  page('userNotes', /^\/dashboard\/content\/user-notes\/?$/, 'notes'),
  page('appeals', /^\/dashboard\/content\/appeals\/?$/, 'appeals'),
  page('warningTypes', /^\/dashboard\/content\/warning-types\/?$/, 'types'),
];
