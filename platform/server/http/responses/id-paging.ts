// Lists in the order of their ids: the next page is named by the id it begins with, so that reading a list to its end
// costs the same at every page and misses nothing that is added or removed meanwhile.
import type { PageOf } from '../../../contract/paging.ts';

interface IDPage {
  /** The parameter that narrows the list to ids, e.g. `discussionID`. */
  name: string;
  sort: string | undefined;
  /** What the caller narrowed it to. */
  given: string | undefined;
  /** As found, before anything was left out. */
  ids: readonly number[];
  limit: number;
  total: number;
}

/** Limit, total and cursor of a page. Behind the first page only whether there is a next one is answered. */
export function idPaging(page: IDPage): Pick<PageOf<unknown>, 'limit' | 'total' | 'cursor'> {
  const { name, sort, given, ids, limit, total } = page;
  const isDescending = sort === `-${name}`;
  const isFollowing = new RegExp(isDescending ? '^\\s*<=?\\s*\\d+\\s*$' : '^\\s*>=?\\s*\\d+\\s*$').test(
    given ?? '',
  );
  const isByID = isDescending || sort === name;
  if (!isByID || (given !== undefined && !isFollowing)) return { limit, total };
  const last = ids.at(-1);
  const shown = isFollowing ? {} : { total };
  if (last === undefined || ids.length < limit) return { limit, ...shown };
  const from = isDescending ? `<=${last - 1}` : `>=${last + 1}`;
  return { limit, ...shown, cursor: { name, from } };
}
