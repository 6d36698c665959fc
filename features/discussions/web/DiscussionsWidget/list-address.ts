// The address of a list carries its order and filters; what is default is left out.
import { withoutPage } from '../../../../platform/contract/page-path.ts';
import type { DiscussionSort } from '../../discussion-filters.contract.ts';

export interface ListAddress {
  /** Without `/p2`. */
  path: string;
  query: URLSearchParams;
}

export const sortNames: readonly (readonly [DiscussionSort, string])[] = [
  ['-dateLastComment', 'Recently Commented'],
  ['-dateInserted', 'Recently Created'],
  ['-score', 'Top'],
  ['-hot', 'Trending'],
  ['dateInserted', 'Oldest'],
];

export function listAddress({ pathname, search }: { pathname: string; search: string }): ListAddress {
  const query = new URLSearchParams(search);
  query.delete('page');
  return { path: withoutPage(pathname) || '/', query };
}

/** The same list with some keys changed, from its first page; an empty value leaves the key out. */
export function listHref(address: ListAddress, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(address.query);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(key);
    else query.set(key, value);
  }
  return withQuery(address.path, query);
}

export function pageHref({ path, query }: ListAddress, page: number): string {
  return withQuery(page > 1 ? `${path === '/' ? '' : path}/p${page}` : path, query);
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** What a list can be narrowed to; its order is none of them. */
const FILTERS = ['followed', 'type', 'tagID', 'statusID', 'internalStatusID', 'hasComments'] as const;

export function chosenFilters({ query }: ListAddress): string[] {
  return FILTERS.filter((key) => query.get(key));
}

export function withoutFilters(address: ListAddress): string {
  return listHref(address, Object.fromEntries(FILTERS.map((key) => [key, undefined])));
}
