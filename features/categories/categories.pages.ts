// The addresses of categories.
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

/** `/categories/seeds`, with `/p2` behind it from the second page on. */
export function categoryPath(urlcode: string, page = 1): string {
  return `/categories/${encodeURIComponent(urlcode)}${page > 1 ? `/p${page}` : ''}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
