// Putting collections together. A collection is locked while its records change, so that no more get in than may.

import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { ofItem } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import {
  type CollectionPatch,
  type CollectionPost,
  type CollectionRecordPost,
  collectionError,
  MAX_RECORDS,
} from '../collections.contract.ts';
import { collectionChanged, collectionDeleted, collectionMade } from '../collections.events.ts';
import { RECORD_COLUMN } from './collection.queries.ts';

export async function makeCollection(ctx: RequestContext, post: CollectionPost): Promise<number> {
  await requireRecords(ctx, post.records);
  return ctx.write(async (w) => {
    const row = await refusingTakenName(() =>
      w.db.row<{ collection_id: number }>(sql`
        insert into collections (name, insert_user_id) values (${post.name}, ${ctx.viewer.userID})
        returning collection_id`),
    );
    const collectionID = row?.collection_id ?? 0;
    await addRecords(w, collectionID, post.records);
    await announce(w, collectionMade, collectionID);
    return collectionID;
  });
}

export async function changeCollection(
  ctx: RequestContext,
  collectionID: number,
  { name, records }: CollectionPatch,
): Promise<void> {
  if (records) await requireRecords(ctx, records);
  await ctx.write(async (w) => {
    await lockCollection(w, collectionID);
    await refusingTakenName(() =>
      w.db.execute(sql`
        update collections set name = coalesce(${name ?? null}, name), date_updated = now(),
          update_user_id = ${ctx.viewer.userID}
        where collection_id = ${collectionID}`),
    );
    if (records) {
      const [discussionIDs, categoryIDs] = (['discussion', 'category'] as const).map((type) =>
        records.flatMap((record) => (record.recordType === type ? [record.recordID] : [])),
      );
      // What stays has the day on which it came.
      await w.db.execute(sql`
        delete from collection_records where collection_id = ${collectionID}
          and not coalesce(discussion_id = any(${discussionIDs}), category_id = any(${categoryIDs}))`);
      await addRecords(w, collectionID, records);
    }
    await announce(w, collectionChanged, collectionID);
  });
}

export async function deleteCollection(ctx: RequestContext, collectionID: number): Promise<void> {
  await ctx.write(async (w) => {
    await lockCollection(w, collectionID);
    await w.db.execute(sql`delete from collections where collection_id = ${collectionID}`);
    await announce(w, collectionDeleted, collectionID);
  });
}

/** Exactly these collections hold the record afterwards; those that are not there or are full are passed over. */
export async function collectRecord(
  ctx: RequestContext,
  record: CollectionRecordPost,
  collectionIDs: readonly number[],
): Promise<void> {
  await requireRecords(ctx, [record]);
  const column = RECORD_COLUMN[record.recordType];
  const { recordID, sort = null } = record;
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    // Locked in one order, whoever else does the same.
    const free = await w.db.rows<{ collection_id: number }>(sql`
      select collection_id from collections where collection_id = any(${[...collectionIDs]})
      order by collection_id for no key update`);
    const wanted = free.map((row) => row.collection_id);
    const changed = await w.db.rows<{ collection_id: number }>(sql`
      with removed as (
        delete from collection_records where ${column} = ${recordID} and collection_id <> all(${wanted})
        returning collection_id
      ), added as (
        insert into collection_records (collection_id, ${column}, sort, insert_user_id)
        select collection_id, ${recordID}, ${sort}::int, ${userID} from collections c
        where collection_id = any(${wanted}) and (
          select count(*) from collection_records r where r.collection_id = c.collection_id) < ${MAX_RECORDS}::int
        on conflict do nothing
        returning collection_id
      )
      select collection_id from removed union select collection_id from added order by collection_id`);
    for (const row of changed) {
      await w.db.execute(sql`
        update collections set date_updated = now(), update_user_id = ${userID}
        where collection_id = ${row.collection_id}`);
      await announce(w, collectionChanged, row.collection_id);
    }
  });
}

async function lockCollection(w: WriteContext, collectionID: number): Promise<void> {
  const row = await w.db.row(
    sql`select from collections where collection_id = ${collectionID} for no key update`,
  );
  if (!row) throw notFound('Collection');
}

/** Each of them is there, and seen by whoever collects it. */
async function requireRecords(ctx: RequestContext, records: readonly CollectionRecordPost[]): Promise<void> {
  const names = new Set(records.map(({ recordType, recordID }) => `${recordType}:${recordID}`));
  if (names.size < records.length) throw collectionError('collection.duplicateRecord');
  for (const [index, { recordType, recordID }] of records.entries())
    await ofItem('records', index, async () =>
      recordType === 'discussion' ? requireDiscussion(ctx, recordID) : requireCategory(ctx, recordID),
    );
}

async function addRecords(
  w: WriteContext,
  collectionID: number,
  records: readonly CollectionRecordPost[],
): Promise<void> {
  if (records.length === 0) return;
  const given = JSON.stringify(records);
  const added = await w.db.execute(sql`
    insert into collection_records (collection_id, discussion_id, category_id, sort, insert_user_id, date_added)
    select ${collectionID}, d.discussion_id, c.category_id, given.sort, ${w.viewer.userID}, clock_timestamp()
    from rows from (jsonb_to_recordset(${given}::jsonb) as ("recordID" int, "recordType" text, sort int))
      with ordinality as given (record_id, record_type, sort, place)
    left join discussions d on given.record_type = 'discussion' and d.discussion_id = given.record_id
    left join categories c on given.record_type = 'category' and c.category_id = given.record_id
    where num_nonnulls(d.discussion_id, c.category_id) = 1
    order by given.place
    on conflict (collection_id, discussion_id, category_id) do update set sort = excluded.sort`);
  if (added > MAX_RECORDS)
    throw fieldProblem('records', `records must not have more than ${MAX_RECORDS} items.`);
}

async function announce(
  w: WriteContext,
  event: typeof collectionChanged,
  collectionID: number,
): Promise<void> {
  await w.announce(event, { collectionID }, { invalidates: [cacheTag.collection(collectionID)] });
}

async function refusingTakenName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'collections_name')
      throw collectionError('collection.nameTaken');
    throw error;
  }
}
