// Pages and orders of a thread have addresses of their own. Pure.
import { pageSuffix } from '../../discussions/discussion.address.ts';
import type { ThreadSort } from '../comment-threads.contract.ts';

/** Where the thread begins on the page. */
export const THREAD_ANCHOR = 'comments';
/** Where the page's composer stands. */
export const COMPOSER_ANCHOR = 'create-comment';

export interface ThreadPlace {
  /** Of the discussion. */
  url: string;
  defaultSort: ThreadSort;
  /** What else the address says; see `otherQuery`. */
  query?: string;
}

/** Of this site, whatever name it is reached by. */
export function threadPath(url: string): string {
  return new URL(url).pathname;
}

/** What the query says beside the order and the page: it stays with every page and order of the thread. */
export function otherQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['sort', 'page']) query.delete(name);
  return query.toString();
}

export function threadHref(
  { url, defaultSort, query = '' }: ThreadPlace,
  sort: ThreadSort,
  page = 1,
): string {
  const parts = [query, sort === defaultSort ? '' : `sort=${sort}`].filter(Boolean).join('&');
  return `${threadPath(url)}${pageSuffix(page)}${parts && `?${parts}`}#${THREAD_ANCHOR}`;
}

/** Named as readers know them; the others of the API are reached by address alone. */
export const SORTS: readonly { sort: ThreadSort; name: string }[] = [
  { sort: 'dateInserted', name: 'Oldest' },
  { sort: '-dateInserted', name: 'Newest' },
  { sort: '-score', name: 'Top' },
  { sort: '-experimentalTrending', name: 'Trending' },
];
