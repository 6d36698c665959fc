// The headers that tell about pages, also for answers that are no bare list.
import { type PageOf, pagingLinks } from '../../contract/paging.ts';
import type { RequestContext } from './context.ts';

export function pagingHeaders(ctx: RequestContext, result: PageOf<unknown>): Record<string, string> {
  const url = new URL(ctx.requestUrl, ctx.site.url);
  const headers: Record<string, string> = {
    'x-app-page-current': String(result.page),
    'x-app-page-limit': String(result.limit),
  };
  const parts: string[] = [];
  const asked = [...url.searchParams].filter(([name]) => name !== 'page' && name !== 'access_token');
  for (const [rel, page] of Object.entries(pagingLinks(result)) as [string, number | undefined][]) {
    if (page === undefined) continue;
    const cursor = rel === 'next' ? result.cursor : undefined;
    const query = new URLSearchParams([
      ['page', cursor ? '1' : String(page)],
      ...(cursor ? asked.filter(([name]) => name !== cursor.name) : asked),
      ...(cursor ? [[cursor.name, cursor.from]] : []),
    ]);
    const address = `${url.origin}${url.pathname}?${query}`;
    parts.push(`<${address}>; rel="${rel}"`);
    headers[`x-app-page-${rel}-url`] = address;
  }
  headers.link = parts.join(', ');
  if (result.total !== undefined) headers['x-app-page-result-count'] = String(result.total);
  return headers;
}
