// Collections with their records: what the viewer may not see is left out before anything is counted.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Category } from '../../categories/categories.contract.ts';
import { categoryContext, presentCategory } from '../../categories/server/category.present.ts';
import { findFollows } from '../../categories/server/category.queries.ts';
import type { Discussion } from '../../discussions/discussions.contract.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import { type CollectionContent, collectionError, type ShownRecord } from '../collections.contract.ts';
import { presentFields, presentRecord } from './collection.present.ts';
import { findCollection, type RecordRow, recordRows, visibleRecords } from './collection.queries.ts';

const EXPAND: ReadonlySet<string> = new Set(['insertUser', 'lastUser', 'category', 'excerpt']);

/** Content is not translated: any language there is may be asked for. */
export function requireLocale(locale: string): void {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(locale.replaceAll('_', '-')).length > 0) return;
  } catch {
    // Not even the form of one.
  }
  throw collectionError('collection.locale');
}

export async function collectionContent(
  ctx: RequestContext,
  collectionID: number,
  forViewer: boolean,
): Promise<CollectionContent | undefined> {
  ctx.cacheTags.add(cacheTag.collection(collectionID));
  const row = await findCollection(ctx.db, collectionID);
  if (!row) return undefined;
  const visible = await visibleRecords(ctx);
  const records = await recordRows(ctx.db, sql`r.collection_id = ${collectionID} and ${visible}`);
  const shown = await withRecords(ctx, records, forViewer);
  return { ...presentFields(row), records: shown.map((each) => each.shown) };
}

export interface PlacedRecord {
  row: RecordRow;
  shown: ShownRecord;
}

/** A fixed number of statements, whatever the number of records. */
export async function withRecords(
  ctx: RequestContext,
  rows: readonly RecordRow[],
  forViewer: boolean,
): Promise<PlacedRecord[]> {
  const idsOf = (type: RecordRow['record_type']) =>
    rows.flatMap((row) => (row.record_type === type ? [row.record_id] : []));
  const [discussions, categories] = await Promise.all([
    discussionsByID(ctx, idsOf('discussion'), forViewer),
    categoriesByID(ctx, idsOf('category'), forViewer),
  ]);
  return rows.flatMap((row): PlacedRecord[] => {
    const shown = presentRecord(row);
    if (row.record_type === 'discussion') {
      const record = discussions.get(row.record_id);
      return record ? [{ row, shown: { ...shown, recordType: 'discussion', record } }] : [];
    }
    const record = categories.get(row.record_id);
    return record ? [{ row, shown: { ...shown, recordType: 'category', record } }] : [];
  });
}

async function discussionsByID(
  ctx: RequestContext,
  ids: readonly number[],
  forViewer: boolean,
): Promise<Map<number, Discussion>> {
  if (ids.length === 0) return new Map();
  for (const id of ids) ctx.cacheTags.add(cacheTag.discussion(id));
  const discussions = await hydrateDiscussions(ctx, [...new Set(ids)], { expand: EXPAND, forViewer });
  return new Map(discussions.map((discussion) => [discussion.discussionID, discussion]));
}

async function categoriesByID(
  ctx: RequestContext,
  ids: readonly number[],
  forViewer: boolean,
): Promise<Map<number, Category>> {
  if (ids.length === 0) return new Map();
  for (const id of ids) ctx.cacheTags.add(cacheTag.categoryPosts(id));
  const context = await categoryContext(
    ctx,
    forViewer ? { follows: await findFollows(ctx.db, ctx.viewer.userID) } : {},
  );
  return new Map(
    ids.flatMap((id) => {
      const node = context.visible.has(id) ? context.visible.tree.byID.get(id) : undefined;
      return node ? [[id, presentCategory(context, node)] as const] : [];
    }),
  );
}
