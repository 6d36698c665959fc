import type { PageRoute } from '../../platform/contract/page.ts';

const overview = (name: 'appearance' | 'settings', pattern: RegExp): PageRoute => ({
  name,
  pattern,
  lookup: (_groups, params) => ({ layoutViewType: name, recordType: 'global', recordID: -1, params }),
});

export const adminPagesPages: PageRoute[] = [
  overview('appearance', /^\/appearance\/?$/),
  overview('settings', /^\/settings\/?$/),
];
