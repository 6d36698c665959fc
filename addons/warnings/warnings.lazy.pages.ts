import type { PageRoute } from '@parley/addon-api/shared';

const page = (name: string, pattern: RegExp, layoutViewType: string): PageRoute => ({
  name,
  pattern,
  lookup: ({ jwt }, params) => ({
    layoutViewType,
    recordType: 'global',
    recordID: -1,
    params: { ...params, ...(jwt && { jwt }) },
  }),
});

export const warningsPages: PageRoute[] = [
  page('ownWarnings', /^\/account\/warnings\/?$/, 'ownWarnings'),
  page('rules', /^\/community\/rules\/?$/, 'rules'),
  page('appeal', /^\/appeal\/(?<jwt>[\w.-]{1,2000})\/?$/, 'appeal'),
];
