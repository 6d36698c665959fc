// Numbered and "more" paging, and its headers.

export interface PageOf<T> {
  rows: T[];
  page: number;
  limit: number;
  /** Known for numbered lists only. */
  total?: number;
  /** All there is in one answer, whose call takes no page: there is no other page. */
  isWhole?: boolean;
  /** Where the next page begins, for lists in the order of their ids: it costs the same however far down it is. */
  cursor?: { name: string; from: string };
}

export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit));
}

export interface PagingLinks {
  first: number;
  prev?: number;
  next?: number;
  last?: number;
}

export function pagingLinks({ rows, page, limit, total, cursor }: PageOf<unknown>): PagingLinks {
  const prev = page > 1 ? page - 1 : undefined;
  if (total === undefined)
    return { first: 1, prev, next: cursor || rows.length >= limit ? page + 1 : undefined };
  const last = pageCount(total, limit);
  return { first: 1, prev, next: page < last ? page + 1 : undefined, last };
}
