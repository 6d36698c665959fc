import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup =
  (layoutViewType: string) =>
  (_groups: unknown, params: LayoutLookup['params']): LayoutLookup =>
    globalLookup(layoutViewType, params);

export const reportsPages: PageRoute[] = [
  {
    name: 'ownHeldPosts',
    pattern: /^\/account\/posts-in-review\/?$/,
    lookup: lookup('ownHeldPosts'),
  },
  { name: 'ownReports', pattern: /^\/account\/reports\/?$/, lookup: lookup('ownReports') },
];
