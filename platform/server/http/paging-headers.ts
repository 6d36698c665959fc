// The headers that tell about pages, also for answers that are no bare list.
import { type PageOf, pagingLinks } from '../../contract/paging.ts';
import type { RequestContext } from './context.ts';

/** Not asked again with the next page: its own number, and what lets the caller in. */
const LEFT_OUT = /^(?:page|access_token)=/;

export function pagingHeaders(ctx: RequestContext, result: PageOf<unknown>): Record<string, string> {
  const [path = '/', ...behind] = ctx.requestUrl.split('?');
  const headers: Record<string, string> = {
    'x-app-page-current': String(result.page),
    'x-app-page-limit': String(result.limit),
  };
  const asked = behind
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !LEFT_OUT.test(part));
  const begin = ctx.site.url + escaped(path);
  const links: string[] = [];
  for (const [rel, page] of Object.entries(pagingLinks(result)) as [string, number | undefined][]) {
    if (page === undefined) continue;
    const cursor = rel === 'next' ? result.cursor : undefined;
    const parts = cursor ? followed(asked, cursor) : [`page=${page}`, ...asked];
    const address = `${begin}?${escaped(parts.join('&'))}`;
    links.push(`<${address}>; rel="${rel}"`);
    headers[`x-app-page-${rel}-url`] = address;
  }
  headers.link = links.join(', ');
  if (result.total !== undefined) headers['x-app-page-result-count'] = String(result.total);
  return headers;
}

function followed(asked: readonly string[], { name, from }: { name: string; from: string }): string[] {
  return [
    'page=1',
    ...asked.filter((part) => !part.startsWith(`${name}=`)),
    `${name}=${encodeURIComponent(from)}`,
  ];
}

/** As it was sent, but for what would break the header it stands in. */
function escaped(text: string): string {
  return text.replace(/[^\w.~!$&'()*+,;=:@%/?[\]-]/g, (character) => encodeURIComponent(character));
}
