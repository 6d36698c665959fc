// Any address that no other page has may be a page of the community's own.
import type { PageRoute } from '../../platform/contract/page.ts';

export const customPages: readonly PageRoute[] = [
  {
    name: 'customPage',
    comesLast: true,
    pattern: /^(?<path>(?:\/[a-z0-9][\w-]*){1,20})\/?$/i,
    lookup: ({ path = '' }, query) => ({
      layoutViewType: 'customPage',
      recordType: 'customPage',
      recordID: path,
      params: { ...query, path },
    }),
  },
];
