// Page n costs what page 1 costs: rows behind the middle are counted from the end.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

export interface OrderTerm {
  column: string;
  isDescending: boolean;
}

export interface Scan {
  orderBy: Sql;
  limit: Sql;
  offset: Sql;
  /** The rows come last first and are to be turned round. */
  isFromEnd: boolean;
}

export function scanFromNearerEnd(
  order: readonly OrderTerm[],
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Scan {
  const length = Math.max(0, Math.min(limit, total - offset));
  const isFromEnd = offset > total / 2;
  const terms = order.map(({ column, isDescending }) =>
    sql.raw(`${column} ${isDescending !== isFromEnd ? 'desc' : 'asc'}`),
  );
  return {
    orderBy: sql.join(terms),
    limit: sql.integer(length),
    offset: sql.integer(isFromEnd ? Math.max(0, total - offset - length) : offset),
    isFromEnd,
  };
}

/**
 * One page of a list and how long the list is. A first page that is not full needs no counting: most lists are
 * short.
 */
export async function pageAndTotal<Row>(
  query: { page: number; limit: number; offset?: number | undefined },
  order: readonly OrderTerm[],
  find: (scan: Scan) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<{ rows: Row[]; total: number }> {
  const offset = query.offset ?? (query.page - 1) * query.limit;
  const { limit } = query;
  if (offset === 0) {
    const rows = await find(scanFromNearerEnd(order, { offset, limit, total: Number.MAX_SAFE_INTEGER }));
    return { rows, total: rows.length < limit ? rows.length : await count() };
  }
  const total = await count();
  const rows = offset < total ? await find(scanFromNearerEnd(order, { offset, limit, total })) : [];
  return { rows, total };
}
