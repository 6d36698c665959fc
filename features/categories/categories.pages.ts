// The addresses of categories.
import { decoded } from '../../platform/contract/decoded.ts';
import type { PageRoute } from '../../platform/contract/page.ts';

export const categoryPages: readonly PageRoute[] = [
  {
    name: 'categoryList',
    pattern: /^(?<path>\/categories(?:\/p(?<page>\d{1,9}))?)\/?$/,
    lookup: ({ path, page }, query) => ({
      layoutViewType: 'categoryList',
      recordType: 'siteSection',
      recordID: 0,
      params: { ...query, ...(path !== undefined && { path }), ...(page !== undefined && { page }) },
    }),
  },
  {
    name: 'category',
    pattern: /^(?<path>\/categories\/(?<category>[^/]+?)(?:\/p(?<page>\d{1,9}))?)\/?$/,
    lookup: ({ path, category, page }, query) => ({
      layoutViewType: 'categoryList',
      recordType: 'category',
      recordID: decoded(category ?? ''),
      params: { ...query, ...(path !== undefined && { path }), ...(page !== undefined && { page }) },
    }),
  },
];
