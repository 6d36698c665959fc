// Rows that stand on many pages and change seldom, such as the people beside posts: read by their ids, kept until an
// event touches them. Some of what is in them changes without an event, so they are read anew after a minute.
import type { RequestContext } from '../http/context.ts';
import type { CachedPage } from './page-cache.ts';

const LONGEST_MILLISECONDS = 60_000;
/** Roughly what a row holds of memory. */
const ROW_BYTES = 500;

export interface KeptRow extends CachedPage {
  row: unknown;
  readAt: number;
}

export interface RowKind<Row> {
  name: string;
  tagOf: (id: number) => string;
  idOf: (row: Row) => number;
  read: (ctx: RequestContext, ids: readonly number[]) => Promise<Row[]>;
}

/** In any order; ids of nothing are left out. */
export async function keptRows<Row>(
  ctx: RequestContext,
  kind: RowKind<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const { rows: shelf } = ctx.site;
  const now = Date.now();
  const found: Row[] = [];
  const missing: number[] = [];
  for (const id of ids) {
    const kept = shelf.get(keyOf(kind, id));
    if (kept && now - kept.readAt < LONGEST_MILLISECONDS) found.push(kept.row as Row);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const madeAt = shelf.generation;
  for (const row of await kind.read(ctx, missing)) {
    const id = kind.idOf(row);
    found.push(row);
    const tags = new Set([kind.tagOf(id)]);
    shelf.put({ key: keyOf(kind, id), tags, bytes: ROW_BYTES, row, readAt: now }, madeAt);
  }
  return found;
}

function keyOf({ name }: { name: string }, id: number): string {
  return `${name} ${id}`;
}
