// Rows that are on many pages and change seldom, read by their ids and cached. Two kinds: those that an event invalidates,
// such as the people beside posts (some of what is in them changes without one, so they expire after a minute),
// and those that have a version in the table.
import type { RequestContext } from '../http/context.ts';
import type { CacheEntry } from './tagged-cache.ts';

const LONGEST_MILLISECONDS = 60_000;
/** Roughly what a row holds of memory. */
const ROW_BYTES = 500;
const NO_TAGS: ReadonlySet<string> = new Set();

interface CachedRow extends CacheEntry {
  value: unknown;
  readAt: number;
}

interface Kind<Row> {
  name: string;
  idOf: (row: Row) => number;
  read: (ctx: RequestContext, ids: readonly number[]) => Promise<Row[]>;
}

export interface RowKind<Row> extends Kind<Row> {
  tagsOf: (row: Row) => readonly string[];
}

/** By id: `xmin` of the row, which is another one after every change of it. */
export type Versions = ReadonlyMap<number, string>;

export interface VersionedKind<Row extends { version: string }> extends Kind<Row> {
  /** Beside what a row without long texts holds. */
  bytesOf: (row: Row) => number;
}

/** In any order; ids of nothing are left out. */
export function cachedRows<Row>(
  ctx: RequestContext,
  kind: RowKind<Row>,
  ids: readonly number[],
): Promise<Row[]> {
  const now = Date.now();
  return fromCache(ctx, kind, ids, {
    isCurrent: ({ readAt }) => now - readAt < LONGEST_MILLISECONDS,
    factsOf: (row) => ({ tags: new Set(kind.tagsOf(row)), bytes: ROW_BYTES, readAt: now }),
  });
}

/** The same of rows whose versions were just read; those without one are read again. Nobody may change the rows. */
export function cachedRowsByVersion<Row extends { version: string }>(
  ctx: RequestContext,
  kind: VersionedKind<Row>,
  ids: readonly number[],
  versions: Versions,
): Promise<Row[]> {
  return fromCache(ctx, kind, ids, {
    isCurrent: ({ value }) => (value as Row).version === versions.get(kind.idOf(value as Row)),
    factsOf: (row) => ({ tags: NO_TAGS, bytes: ROW_BYTES + kind.bytesOf(row), readAt: 0 }),
  });
}

/** Of one viewer, with their rights: read among other things, so it is given. As rows, it is a minute old at most. */
export function cachedNumber(ctx: RequestContext, name: string): number | undefined {
  const cached = ctx.site.data.get(keyOfNumber(ctx, name)) as CachedRow | undefined;
  if (!cached || Date.now() - cached.readAt >= LONGEST_MILLISECONDS) return undefined;
  return cached.value as number;
}

/** `madeAt`: the cache's generation before it was read. */
export function cacheNumber(
  ctx: RequestContext,
  name: string,
  { value, tags, madeAt }: { value: number; tags: readonly string[]; madeAt: number },
): void {
  const facts = { tags: new Set(tags), bytes: ROW_BYTES, readAt: Date.now() };
  ctx.site.data.put({ ...facts, key: keyOfNumber(ctx, name), value }, madeAt);
}

function keyOfNumber({ viewer }: RequestContext, name: string): string {
  return `number|${name}|${viewer.userID}|${viewer.audience}`;
}

interface CachePolicy<Row> {
  isCurrent: (cached: CachedRow) => boolean;
  factsOf: (row: Row) => Omit<CachedRow, 'key' | 'value'>;
}

async function fromCache<Row>(
  ctx: RequestContext,
  kind: Kind<Row>,
  ids: readonly number[],
  { isCurrent, factsOf }: CachePolicy<Row>,
): Promise<Row[]> {
  const { data: cache } = ctx.site;
  const found: Row[] = [];
  const missing: number[] = [];
  for (const id of ids) {
    const cached = cache.get(keyOf(kind, id)) as CachedRow | undefined;
    if (cached && isCurrent(cached)) found.push(cached.value as Row);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  const madeAt = cache.generation;
  for (const row of await kind.read(ctx, missing)) {
    found.push(row);
    cache.put({ ...factsOf(row), key: keyOf(kind, kind.idOf(row)), value: row }, madeAt);
  }
  return found;
}

function keyOf({ name }: { name: string }, id: number): string {
  return `row|${name}|${id}`;
}
