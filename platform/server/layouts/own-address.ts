// A page has one address; every other spelling of it leads there.
import { DomainError } from '../../contract/errors.ts';
import { MAX_INTEGER } from '../../contract/max-integer.ts';
import type { LayoutLookup, LayoutRedirect } from '../../contract/page.ts';
import { withoutPage } from '../../contract/page-path.ts';
import { pageCount } from '../../contract/paging.ts';

/** The redirect to `path`, if the address that was asked for is another; the query comes along. */
export function redirectToOwn(lookup: LayoutLookup, path: string): LayoutRedirect | undefined {
  const requestPath = lookup.params.path;
  if (typeof requestPath !== 'string' || readable(requestPath) === readable(path)) return undefined;
  return { redirectTo: path + queryOf(lookup), status: 301 };
}

const OF_THE_PATH = new Set([
  'path',
  'page',
  'list',
  'tag',
  'discussionID',
  'latest',
  'commentID',
  'section',
  'userID',
  'userName',
]);

function queryOf({ params }: LayoutLookup): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (OF_THE_PATH.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) query.append(name, each);
  }
  return query.size > 0 ? `?${query}` : '';
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Thrown by the list of a page whose address is beyond its end; the page then leads to the last one. */
export class PageBeyond extends DomainError {
  readonly lastPage: number;

  constructor(lastPage: number) {
    super('page.notFound', 404, 'The page you were looking for could not be found.');
    this.lastPage = lastPage;
  }
}

export function requireReached({ page, limit, total }: { page: number; limit: number; total: number }): void {
  const lastPage = pageCount(total, limit);
  if (page > lastPage) throw new PageBeyond(lastPage);
}

/** For a while only: what is written next may reach it again. */
export function redirectToLast(lookup: LayoutLookup, { lastPage }: PageBeyond): LayoutRedirect | undefined {
  const requestPath = lookup.params.path;
  if (typeof requestPath !== 'string') return undefined;
  const first = withoutPage(requestPath);
  return { redirectTo: `${first}${lastPage > 1 ? `/p${lastPage}` : ''}${queryOf(lookup)}`, status: 302 };
}

export function pageOf({ params }: LayoutLookup): number {
  const page = Number(params.page ?? 1);
  return Number.isInteger(page) && page > 0 && page <= MAX_INTEGER ? page : 1;
}
