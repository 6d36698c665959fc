// Making one tag of several: what has one of them has the one that stays, and its address and name lead there.
import { notFound } from '../../../../platform/contract/errors.ts';
import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { dropTranslations } from '../../../translations/server/translation.actions.ts';
import { tagError } from '../../tags.contract.ts';
import { tagMerged } from '../../tags.events.ts';
import { tagActs } from '../tag.acts.ts';
import { tagConfig } from '../tag.config.ts';
import { TAG_RECORDS } from '../tag.local-names.ts';
import { findTag } from '../tag.queries.ts';
import { moveTagged } from './move-tagged.ts';

interface Merge {
  tagIDs: number[];
  destinationTagID: number;
}

export const mergeTagsOperation = bulkOperation<Merge>({
  name: 'tags.merge',
  require: (ctx) => ctx.require('community.manage'),
  list: async (ctx, { tagIDs, destinationTagID }) => {
    if (!(await findTag(ctx.db, destinationTagID))) throw notFound('Tag');
    return [...new Set(tagIDs)].filter((id) => id !== destinationTagID);
  },
  each: (ctx, id, { destinationTagID }) => mergeSome(ctx, Number(id), destinationTagID),
});

/** What is left of one that was begun, where nobody asks for its next step. */
export const goOnMergingTags = bulkOperation<Merge>({
  name: 'tags.goOnMerging',
  list: () => [],
  each: (ctx, id, { destinationTagID }) => mergeSome(ctx, Number(id), destinationTagID),
});

function mergeSome(ctx: RequestContext, tagID: number, destinationID: number): Promise<'again' | undefined> {
  return ctx.write(async (w) => {
    const toID = (await mergeOf(w, tagID))?.destination_tag_id ?? destinationID;
    const areThere = await lockBoth(w, tagID, toID);
    const begun = await mergeOf(w, tagID);
    // The same call again.
    if (begun?.is_done) return undefined;
    if (!areThere) throw notFound('Tag');
    if (!begun) await begin(ctx, w, tagID, toID);
    if (!(await moveTagged(w, tagID, toID))) return finish(w, tagID, toID);
    const rest = { tagIDs: [tagID], destinationTagID: toID };
    if (!begun) await enqueueBulkOperation(w, goOnMergingTags, rest, [tagID]);
    return 'again';
  });
}

function mergeOf(w: WriteContext, tagID: number) {
  return w.db.row<{ destination_tag_id: number; is_done: boolean }>(sql`
    select destination_tag_id, date_merged is not null as is_done from tag_merges where tag_id = ${tagID}`);
}

/** In one order, as counters lock them. */
async function lockBoth(w: WriteContext, tagID: number, destinationID: number): Promise<boolean> {
  const rows = await w.db.rows(sql`
    select tag_id from tags where tag_id = any(${[tagID, destinationID]}) order by tag_id for no key update`);
  return rows.length === 2;
}

async function begin(
  ctx: RequestContext,
  w: WriteContext,
  tagID: number,
  destinationID: number,
): Promise<void> {
  const tag = await w.db.row<{ type: string; has_children: boolean; is_taking: boolean }>(sql`
    select type, exists (select from tags below where below.parent_tag_id = ${tagID}) as has_children,
      exists (select from tag_merges where destination_tag_id = ${tagID} and date_merged is null) as is_taking
    from tags where tag_id = ${tagID}`);
  if (!tag) throw notFound('Tag');
  if (!ctx.setting(tagConfig.allowedTypes).includes(tag.type)) throw tagError('tag.isReserved');
  if (tag.has_children) throw tagError('tag.hasChildren');
  // One on its way into another takes none, so that no two go in a circle.
  const isLeaving = await w.db.row(
    sql`select from tag_merges where tag_id = ${destinationID} and date_merged is null`,
  );
  if (tag.is_taking || isLeaving) throw tagError('tag.isMerging');
  await w.db.execute(sql`
    insert into tag_merges (tag_id, destination_tag_id, name, name_key, urlcode, type, description_html, insert_user_id, date_inserted)
    select tag_id, ${destinationID}, name, name_key, urlcode, type, description_html, insert_user_id, date_inserted
    from tags where tag_id = ${tagID}`);
}

async function finish(w: WriteContext, tagID: number, destinationID: number): Promise<'again' | undefined> {
  await w.db.execute(sql`select from tags where tag_id = ${tagID} for update`);
  // Whoever used it a moment before the lock.
  if (await moveTagged(w, tagID, destinationID)) return 'again';
  await w.db.execute(sql`update tag_merges set date_merged = now() where tag_id = ${tagID}`);
  await w.db.execute(sql`
    update tag_merges set destination_tag_id = ${destinationID} where destination_tag_id = ${tagID}`);
  await dropTranslations(w, TAG_RECORDS, tagID);
  // After its counters.
  w.db.beforeCommit(async () => {
    await w.db.execute(sql`delete from tags where tag_id = ${tagID}`);
  });
  await w.announce(tagMerged, { tagID, destinationTagID: destinationID }, { invalidates: [cacheTag.tags] });
  await recordAct(w, tagActs.merged, {
    recordID: tagID,
    after: { destinationTagID: destinationID },
    undo: { destinationTagID: destinationID },
  });
  return undefined;
}
