// Their pages: which addresses they have.
import type { PageRoute } from '@parley/addon-api/shared';

const page = (name: string, pattern: RegExp): PageRoute => ({
  name,
  pattern,
  lookup: (_groups, params) => ({ layoutViewType: name, recordType: 'global', recordID: -1, params }),
});

export const ideationPages: PageRoute[] = [
  page('ideas', /^\/ideas\/?$/),
  page('roadmap', /^\/ideas\/roadmap\/?$/),
];
