import type { PageRoute } from '@parley/addon-api/shared';

const page = (name: string, pattern: RegExp, layoutViewType: string, screen?: string): PageRoute => ({
  name,
  pattern,
  lookup: ({ jwt }, params) => ({
    layoutViewType,
    recordType: 'global',
    recordID: -1,
    params: { ...params, ...(screen && { screen }), ...(jwt && { jwt }) },
  }),
});

export const warningsPages: PageRoute[] = [
  page('warnings', /^\/dashboard\/content\/warnings\/?$/, 'warnings', 'warnings'),
  page('userNotes', /^\/dashboard\/content\/user-notes\/?$/, 'warnings', 'notes'),
  page('appeals', /^\/dashboard\/content\/appeals\/?$/, 'warnings', 'appeals'),
  page('warningTypes', /^\/dashboard\/content\/warning-types\/?$/, 'warnings', 'types'),
  page('ownWarnings', /^\/account\/warnings\/?$/, 'ownWarnings'),
  page('rules', /^\/community\/rules\/?$/, 'rules'),
  page('appeal', /^\/appeal\/(?<jwt>[\w.-]{1,2000})\/?$/, 'appeal'),
];
