// A page has one address; every other spelling of it leads there.
import type { LayoutLookup, LayoutRedirect } from '../../contract/page.ts';

/** The redirect to `path`, if the address that was asked for is another; the query comes along. */
export function redirectToOwn(lookup: LayoutLookup, path: string): LayoutRedirect | undefined {
  const asked = lookup.params.path;
  if (typeof asked !== 'string' || readable(asked) === readable(path)) return undefined;
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

export function pageOf({ params }: LayoutLookup): number {
  const page = Number(params.page ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
