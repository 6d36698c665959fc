// Page n costs what page 1 costs: rows behind the middle are counted from the end, and in the order of dates those of a
// long discussion from the block that they are in. In other orders there are no blocks, since each reaction or edit would move
// comments between them: so far from both ends, pages are not asked for by number.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { commentError } from '../../comments.contract.ts';
import type { BlockStart } from './comment-blocks.ts';

export interface OrderTerm {
  column: string;
  isDescending: boolean;
}

export interface Scan {
  orderBy: Sql;
  limit: Sql;
  offset: Sql;
  /** So many rows are passed over for it. */
  passed: number;
  /** The rows come last first and are to be turned round. */
  isFromEnd: boolean;
  /** Rows before it are not looked at. */
  from?: BlockStart | undefined;
}

/** As many rows are passed over without asking for blocks. */
const MOST_SKIPPED = 250;

/** In other orders than that of dates, as many rows are passed over at the most. */
export const MOST_PASSED = 5_000;

/** How pages are found that are far from both ends: by blocks, by passing over rows however many, or not at all. */
export type Amid = FindBlock | 'pass over' | 'refuse';

export type FindBlock = (offset: number) => Promise<BlockStart | undefined>;

export function scanFromNearerEnd(
  order: readonly OrderTerm[],
  { offset, limit, total }: { offset: number; limit: number; total: number },
): Scan {
  const length = Math.max(0, Math.min(limit, total - offset));
  const isFromEnd = offset > total / 2;
  const terms = order.map(({ column, isDescending }) =>
    sql.raw(`${column} ${isDescending !== isFromEnd ? 'desc' : 'asc'}`),
  );
  const passed = isFromEnd ? Math.max(0, total - offset - length) : offset;
  return {
    orderBy: sql.join(terms),
    limit: sql.integer(length),
    offset: sql.integer(passed),
    passed,
    isFromEnd,
  };
}

/** In the order of dates, which is the order of blocks: the page may be asked for in either direction. */
async function scanFromBlock(
  order: readonly OrderTerm[],
  { offset, limit, total }: { offset: number; limit: number; total: number },
  findBlock: FindBlock,
): Promise<Scan | undefined> {
  const length = Math.min(limit, total - offset);
  const isDescending = order[0]?.isDescending === true;
  const oldest = isDescending ? total - offset - length : offset;
  if (Math.min(oldest, total - oldest - length) <= MOST_SKIPPED) return undefined;
  const from = await findBlock(oldest);
  if (!from) return undefined;
  return {
    orderBy: sql.join(order.map(({ column }) => sql.raw(`${column} asc`))),
    limit: sql.integer(length),
    offset: sql.integer(oldest - from.before),
    passed: oldest - from.before,
    isFromEnd: isDescending,
    from,
  };
}

/** From the nearer end. */
function rowsToPass({ offset, limit, total }: { offset: number; limit: number; total: number }): number {
  return Math.min(offset, total - offset - limit);
}

/** What comes and goes between two looks at a discussion makes no difference. */
const MARGIN = 100;

/** Such a page is shown in the order of dates, where it costs no more than others. */
export async function isAmidOrder(
  { page, limit }: { page: number; limit: number },
  count: () => Promise<number>,
): Promise<boolean> {
  const most = MOST_PASSED - MARGIN;
  const offset = (page - 1) * limit;
  return offset > most && rowsToPass({ offset, limit, total: await count() }) > most;
}

/**
 * One page of a list and how long the list is. A first page that is not full needs no counting: most lists are
 * short.
 */
export async function pageAndTotal<Row>(
  query: { page: number; limit: number; offset?: number | undefined },
  order: readonly OrderTerm[],
  {
    find,
    count,
    amid,
  }: {
    find: (scan: Scan) => Promise<Row[]>;
    count: () => Promise<number>;
    amid: Amid;
  },
): Promise<{ rows: Row[]; total: number }> {
  const offset = query.offset ?? (query.page - 1) * query.limit;
  const { limit } = query;
  if (offset === 0) {
    const rows = await find(scanFromNearerEnd(order, { offset, limit, total: Number.MAX_SAFE_INTEGER }));
    return { rows, total: rows.length < limit ? rows.length : await count() };
  }
  const total = await count();
  if (offset >= total) return { rows: [], total };
  const slice = { offset, limit, total };
  if (amid === 'refuse' && rowsToPass(slice) > MOST_PASSED) throw commentError('comment.pageAmidOrder');
  const scan = typeof amid === 'function' ? await scanFromBlock(order, slice, amid) : undefined;
  return { rows: await find(scan ?? scanFromNearerEnd(order, slice)), total };
}
