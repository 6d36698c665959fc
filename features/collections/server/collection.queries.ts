import { parseDateRange, parseNumberRange } from '../../../platform/contract/range.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsSomewhere } from '../../categories/server/hidden-redirects.ts';
import type { CollectableType } from '../collections.contract.ts';

export interface RecordRow {
  collection_id: number;
  record_type: CollectableType;
  record_id: number;
  sort: number | null;
  date_added: string;
}

export interface CollectionRow {
  collection_id: number;
  name: string;
  date_inserted: string;
  date_updated: string | null;
  insert_user_id: number | null;
  update_user_id: number | null;
  records: RecordRow[];
}

const columns = sql.raw(
  'c.collection_id, c.name, c.date_inserted, c.date_updated, c.insert_user_id, c.update_user_id',
);
const recordColumns = sql.raw(`
  r.collection_id, case when r.discussion_id is null then 'category' else 'discussion' end as record_type,
  coalesce(r.discussion_id, r.category_id) as record_id, r.sort, r.date_added`);
/** By hand first, then as they were added. */
const recordOrder = sql.raw(
  'r.sort nulls last, r.date_added, r.collection_id, r.discussion_id, r.category_id',
);

export const RECORD_COLUMN: Readonly<Record<CollectableType, Sql>> = {
  category: sql.raw('category_id'),
  discussion: sql.raw('discussion_id'),
};

/** What somebody sees of a collection is a condition here, before anything is counted. */
export async function visibleRecords(ctx: RequestContext): Promise<Sql> {
  const visible = await visibleCategories(ctx);
  const { ids, isAll } = visible;
  const isVisible = isAll ? undefined : sql`d.category_id = any(${ids})`;
  const categories = isAll ? sql.raw('r.category_id is not null') : sql`r.category_id = any(${ids})`;
  return sql`(${categories} or exists (
    select from discussions d where d.discussion_id = r.discussion_id and ${sql.and([sql.raw('d.date_held is null'), isVisible, leadsSomewhere(visible)])}))`;
}

/** Those of which the viewer sees anything, by name; a hidden one is not even named. */
export async function browsedCollections(
  ctx: RequestContext,
): Promise<{ collectionID: number; name: string; count: number }[]> {
  const rows = await ctx.db.rows<{ collection_id: number; name: string; count: number }>(sql`
    select c.collection_id, c.name, count(*)::int as count
    from collections c join collection_records r using (collection_id)
    where ${await visibleRecords(ctx)}
    group by c.collection_id, c.name order by lower(c.name), c.collection_id limit 100`);
  return rows.map(({ collection_id, ...row }) => ({ collectionID: collection_id, ...row }));
}

export interface CollectionFilter {
  collectionID?: string | undefined;
  name?: string | undefined;
  dateUpdated?: string | undefined;
}

function filterCondition({ collectionID, name, dateUpdated }: CollectionFilter): Sql {
  return sql.and([
    collectionID === undefined
      ? undefined
      : rangeCondition('c.collection_id', parseNumberRange('collectionID', collectionID)),
    name === undefined ? undefined : sql`position(lower(${name}) in lower(c.name)) > 0`,
    dateUpdated === undefined
      ? undefined
      : rangeCondition('c.date_updated', parseDateRange('dateUpdated', dateUpdated)),
  ]);
}

export async function countCollections(db: Queryable, filter: CollectionFilter): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from collections c where ${filterCondition(filter)}`,
  );
  return row?.count ?? 0;
}

export async function listCollectionRows(
  db: Queryable,
  filter: CollectionFilter,
  { page, limit }: { page: number; limit: number },
): Promise<CollectionRow[]> {
  const rows = await db.rows<Omit<CollectionRow, 'records'>>(sql`
    select ${columns} from collections c where ${filterCondition(filter)} order by c.collection_id
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  return withRecords(db, rows);
}

export async function collectionsByID(db: Queryable, ids: readonly number[]): Promise<CollectionRow[]> {
  const rows = await db.rows<Omit<CollectionRow, 'records'>>(
    sql`select ${columns} from collections c where c.collection_id = any(${[...ids]}) order by c.collection_id`,
  );
  return withRecords(db, rows);
}

export async function collectionsHolding(
  db: Queryable,
  recordType: CollectableType,
  recordID: number,
): Promise<CollectionRow[]> {
  const rows = await db.rows<{ collection_id: number }>(sql`
    select collection_id from collection_records where ${RECORD_COLUMN[recordType]} = ${recordID}`);
  return collectionsByID(
    db,
    rows.map((row) => row.collection_id),
  );
}

export async function findCollection(
  db: Queryable,
  collectionID: number,
): Promise<Omit<CollectionRow, 'records'> | undefined> {
  return db.row(sql`select ${columns} from collections c where c.collection_id = ${collectionID}`);
}

async function withRecords(
  db: Queryable,
  rows: readonly Omit<CollectionRow, 'records'>[],
): Promise<CollectionRow[]> {
  if (rows.length === 0) return [];
  // What was deleted comes back to its collections where that is undone.
  const records = await recordRows(
    db,
    sql`r.collection_id = any(${rows.map((row) => row.collection_id)}) and not exists (
      select from discussions d where d.discussion_id = r.discussion_id and d.date_removed is not null)`,
  );
  const byCollection = Map.groupBy(records, (record) => record.collection_id);
  return rows.map((row) => ({ ...row, records: byCollection.get(row.collection_id) ?? [] }));
}

export function recordRows(db: Queryable, condition: Sql): Promise<RecordRow[]> {
  return db.rows<RecordRow>(
    sql`select ${recordColumns} from collection_records r where ${condition} order by ${recordOrder}`,
  );
}

export interface ContentFilter {
  collectionID?: string | undefined;
  dateAddedToCollection?: string | undefined;
}

/** A page of records of many collections, and how many there are. */
export async function contentPage(
  ctx: RequestContext,
  filter: ContentFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const condition = sql.and([
    filter.collectionID === undefined
      ? undefined
      : rangeCondition('r.collection_id', parseNumberRange('collectionID', filter.collectionID)),
    filter.dateAddedToCollection === undefined
      ? undefined
      : rangeCondition('r.date_added', parseDateRange('dateAddedToCollection', filter.dateAddedToCollection)),
    await visibleRecords(ctx),
  ]);
  const counted = await ctx.db.row<{ count: number }>(
    sql`select count(*) as count from collection_records r where ${condition}`,
  );
  const rows = await ctx.db.rows<RecordRow>(sql`
    select ${recordColumns} from collection_records r where ${condition} order by r.collection_id, ${recordOrder}
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  return { rows, total: counted?.count ?? 0 };
}
