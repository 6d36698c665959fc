// The paging headers, also for responses that are no bare list.
import { decoded } from '../../../contract/decoded.ts';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { type PageOf, pagingLinks } from '../../../contract/paging.ts';
import type { RequestContext } from '../context.ts';
import { inputSchema, type JsonSchema } from '../open-api/json-schema.ts';

/** Whatever is asked for: servers in front of this one hold all headers of an answer in 4 kB. */
const MAX_BYTES = 2800;

/** The addresses of some lists are long. What clients need most comes first. */
const BY_NEED = ['next', 'prev', 'first', 'last'] as const;

export function pagingHeaders(
  ctx: RequestContext,
  spec: EndpointSpec,
  result: PageOf<unknown>,
): Record<string, string> {
  const headers: Record<string, string> = {
    'x-app-page-current': String(result.page),
    'x-app-page-limit': String(result.limit),
  };
  if (result.total !== undefined) headers['x-app-page-result-count'] = String(result.total);
  if (result.isWhole) return headers;
  const addresses = addressesOf(ctx, spec, result);
  const links: string[] = [];
  let left = MAX_BYTES;
  for (const rel of BY_NEED) {
    const link = addresses[rel] && `<${addresses[rel]}>; rel="${rel}"`;
    if (!link || link.length > left) continue;
    links.push(link);
    left -= link.length + 2;
  }
  if (links.length > 0) headers.link = inOrder(links).join(', ');
  // Each once more under a name of its own, as long as that does not make the headers large.
  const named = BY_NEED.flatMap((rel) => (addresses[rel] ? [[`x-app-page-${rel}-url`, addresses[rel]]] : []));
  const size = named.reduce((sum, [name = '', url = '']) => sum + name.length + url.length + 4, 0);
  return size <= left ? { ...headers, ...Object.fromEntries(named) } : headers;
}

/** first, prev, next, last. */
function inOrder(links: readonly string[]): string[] {
  const order = ['first', 'prev', 'next', 'last'];
  const place = (link: string) => order.indexOf(/rel="(\w+)"$/.exec(link)?.[1] ?? '');
  return links.toSorted((a, b) => place(a) - place(b));
}

function addressesOf(
  ctx: RequestContext,
  spec: EndpointSpec,
  result: PageOf<unknown>,
): Partial<Record<(typeof BY_NEED)[number], string>> {
  const [path = '/', ...behind] = ctx.requestUrl.split('?');
  const parameters = knownParameters(spec, behind.join('?'));
  const begin = ctx.site.url + escaped(path);
  return Object.fromEntries(
    Object.entries({ ...pagingLinks(result) }).flatMap(([rel, page]: [string, number | undefined]) => {
      if (page === undefined) return [];
      const cursor = rel === 'next' ? result.cursor : undefined;
      const parts = cursor ? followed(parameters, cursor) : [`page=${page}`, ...parameters];
      return [[rel, `${begin}?${escaped(parts.join('&'))}`]];
    }),
  );
}

/** A page has its number, which is another place than where the asked one began. */
const LEFT_OUT = new Set(['page', 'offset']);

/** What every list understands beside its own parameters. */
const OF_EVERY_LIST = ['expand', 'fields', 'fieldMapping', 'locale'];

/**
 * What was asked for, as it was sent but for arrays of numbers, which are shorter in one piece. What the call does not know
 * stays behind, and so do the page's own number and what lets the caller in.
 */
function knownParameters({ query }: EndpointSpec, text: string): string[] {
  const properties = query ? (inputSchema(query).properties ?? {}) : {};
  const names = new Map(
    [...Object.keys(properties), ...OF_EVERY_LIST].map((each) => [each.toLowerCase(), each]),
  );
  const lists = new Map<string, string[]>();
  const parts = text.split('&').flatMap((part): (string | { name: string })[] => {
    const [given = '', value = ''] = part.split(/=(.*)/s);
    const key = decoded(given);
    const name = names.get((key.split('[')[0] ?? '').toLowerCase());
    if (name === undefined || LEFT_OUT.has(name)) return [];
    if (!isNumberInList(properties[name], key, value)) return [part];
    const list = lists.get(name) ?? [];
    lists.set(name, [...list, value]);
    return list.length === 0 ? [{ name }] : [];
  });
  return parts.map((part) =>
    typeof part === 'string' ? part : `${part.name}=${(lists.get(part.name) ?? []).join(',')}`,
  );
}

function isNumberInList(schema: JsonSchema | undefined, key: string, value: string): boolean {
  const isList = schema?.type === 'array' || schema?.format === 'range';
  return isList && /\[\d*\]$/.test(key) && /^-?\d+$/.test(value);
}

function followed(parameters: readonly string[], { name, from }: { name: string; from: string }): string[] {
  return [
    'page=1',
    ...parameters.filter((part) => !part.startsWith(`${name}=`)),
    `${name}=${encodeURIComponent(from)}`,
  ];
}

/** As it was sent, but for what would break the header it stands in. */
function escaped(text: string): string {
  return text.replace(/[^\w.~!$&'()*+,;=:@%/?[\]-]/g, (character) => encodeURIComponent(character));
}
