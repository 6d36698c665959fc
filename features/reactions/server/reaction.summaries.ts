// How often posts were given which reaction: one statement for all posts of a page.
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

/**
 * Made `forViewer` it answers every active type for every id, and tells which the viewer gave. Without, as on pages
 * that others see as well, it answers what was given: their types stand once in the page (reaction.site-meta.ts).
 */
export async function reactionSummaries(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  ids: readonly number[],
  { forViewer = false }: { forViewer?: boolean } = {},
): Promise<Map<number, ReactionSummary[]>> {
  if (ids.length === 0) return new Map();
  const [{ all }, totals] = await Promise.all([
    ctx.snapshot(reactionTypesSnapshot),
    readTotals(ctx, recordType, ids, forViewer ? ctx.viewer.userID : 0),
  ]);
  const types = all.filter((type) => type.is_active && isClassVisible(ctx, type.class));
  const byRecord = Map.groupBy(totals, (row) => row.record_id);
  const summaries = new Map<number, ReactionSummary[]>();
  for (const id of ids) {
    const rows = byRecord.get(id);
    const told = types.flatMap((type) => {
      const row = rows?.find((each) => each.urlcode === type.urlcode);
      if (!row && !forViewer) return [];
      const own = forViewer && { hasReacted: row?.has_reacted ?? false, reactionValue: type.score_change };
      return { ...reactionTypeFacts(type), ...own, count: row?.count ?? 0 };
    });
    summaries.set(id, told);
  }
  return summaries;
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
    where t.record_type = ${recordType} and t.record_id = any(${ids}) and t.count + t.imported > 0`);
}
