/** `/categories/seeds`, with `/p2` behind it from the second page on. */
export function categoryPath(urlcode: string, page = 1): string {
  return `/categories/${encodeURIComponent(urlcode)}${page > 1 ? `/p${page}` : ''}`;
}
