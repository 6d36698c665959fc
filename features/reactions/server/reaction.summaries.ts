// How often posts were given which reaction: one statement for all posts of a page.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ReactionRecordType, ReactionSummary } from '../reactions.contract.ts';
import { isClassVisible, reactionTypeFacts, reactionTypesSnapshot } from './reaction.types.ts';

interface TotalRow {
  record_id: number;
  urlcode: string;
  count: number;
  has_reacted: boolean;
}

interface Preferences {
  forViewer?: boolean;
  /** For pages that others see as well: where the posts stand, so that totals are cached as those pages are. */
  discussionOf?: ((recordID: number) => number) | undefined;
}

/**
 * Made `forViewer` it answers every active type for every id, and which the viewer gave. Without, as on pages
 * that others see as well, it answers what was given: their types stand once in the page (reaction.site-meta.ts).
 */
export async function reactionSummaries(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  ids: readonly number[],
  { forViewer = false, discussionOf }: Preferences = {},
): Promise<Map<number, ReactionSummary[]>> {
  if (ids.length === 0) return new Map();
  const [{ all }, given] = await Promise.all([
    ctx.snapshot(reactionTypesSnapshot),
    discussionOf && !forViewer
      ? cachedRows(ctx, totalsOf(recordType, discussionOf), ids)
      : readGiven(ctx, recordType, ids, forViewer ? ctx.viewer.userID : 0),
  ]);
  const types = all.filter((type) => type.is_active && isClassVisible(ctx, type.class));
  const summaries = new Map<number, ReactionSummary[]>();
  for (const { recordID, totals } of given) {
    const shown = types.flatMap((type) => {
      const row = totals.find((each) => each.urlcode === type.urlcode);
      if (!row && !forViewer) return [];
      const own = forViewer && { hasReacted: row?.has_reacted ?? false, reactionValue: type.score_change };
      return { ...reactionTypeFacts(type), ...own, count: row?.count ?? 0 };
    });
    summaries.set(recordID, shown);
  }
  return summaries;
}

/** What one post was given. */
interface Given {
  recordID: number;
  totals: readonly TotalRow[];
}

function totalsOf(
  recordType: ReactionRecordType,
  discussionOf: (recordID: number) => number,
): RowKind<Given> {
  return {
    name: `reactions to ${recordType}`,
    idOf: (row) => row.recordID,
    tagsOf: (row) => [cacheTag.discussion(discussionOf(row.recordID))],
    read: (ctx, ids) => readGiven(ctx, recordType, ids, 0),
  };
}

async function readGiven(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  ids: readonly number[],
  userID: number,
): Promise<Given[]> {
  const byRecord = Map.groupBy(await readTotals(ctx, recordType, ids, userID), (row) => row.record_id);
  return ids.map((recordID) => ({ recordID, totals: byRecord.get(recordID) ?? [] }));
}

function readTotals(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  ids: readonly number[],
  userID: number,
): Promise<TotalRow[]> {
  const own =
    userID > 0
      ? sql`exists (
          select from reactions r
          where r.record_type = t.record_type and r.record_id = t.record_id and r.user_id = ${userID}
            and r.urlcode = t.urlcode)`
      : sql`false`;
  return ctx.db.rows<TotalRow>(sql`
    select t.record_id, t.urlcode, t.count + t.imported as count, ${own} as has_reacted
    from reaction_totals t
    where t.record_type = ${recordType} and t.record_id = ${sql.anyOf(ids)} and t.count + t.imported > 0`);
}
