/** The discussions with a tag; `/p2` behind it from the second page on. */
export function tagPath(urlcode: string, page = 1): string {
  return `/discussions/tagged/${encodeURIComponent(urlcode)}${page > 1 ? `/p${page}` : ''}`;
}
