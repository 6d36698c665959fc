// What became of what a member wrote, as they may know it: nothing of who decided, or of what was reported.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { OwnHeldPost } from '../held-posts.contract.ts';
import { findKind, findRecords, keyOf, type RecordName } from './report-kinds.queries.ts';

interface Row {
  case_id: number;
  record_type: OwnHeldPost['recordType'];
  record_id: number;
  record_name: string;
  is_pending_update: boolean;
  outcome: 'approved' | 'removed' | 'dismissed' | null;
  outcome_reason: string | null;
  date_inserted: string;
  date_decided: string | null;
}

export async function findOwnHeldPosts(
  ctx: RequestContext,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OwnHeldPost[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select case_id, record_type, record_id, record_name, is_pending_update, outcome, outcome_reason, date_inserted, date_decided
    from moderation_cases
    where record_user_id = ${ctx.viewer.userID} and (is_pending or is_pending_update)
    order by case_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  const names = rows.map((row) => ({ recordType: row.record_type, recordID: row.record_id }));
  const records = await findRecords(ctx, names);
  const readable = await readableOf(ctx, names);
  return rows.map((row) => {
    const { record_type: recordType, record_id: recordID } = row;
    const record = records.get(keyOf({ recordType, recordID }));
    const isSeen =
      record?.categoryID == null
        ? readable.has(keyOf({ recordType, recordID }))
        : ctx.viewer.canInCategory('discussions.view', record.categoryID);
    return {
      caseID: row.case_id,
      recordType,
      recordTypeName: ctx.translator.t(findKind(ctx, recordType)?.name ?? recordType),
      recordID,
      recordName: row.record_name,
      recordUrl: record && isSeen ? ctx.url(record.path) : null,
      isUpdate: row.is_pending_update,
      status: row.outcome === null ? 'pending' : row.outcome === 'removed' ? 'refused' : 'approved',
      reason: row.outcome === 'removed' ? row.outcome_reason : null,
      dateInserted: row.date_inserted,
      dateDecided: row.date_decided,
    };
  });
}

/** Of kinds that stand in no category: one statement for each of them. */
async function readableOf(ctx: RequestContext, names: readonly RecordName[]): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const [recordType, ofType] of Map.groupBy(names, (name) => name.recordType)) {
    const ids = ofType.map(({ recordID }) => recordID);
    for (const recordID of (await findKind(ctx, recordType)?.readable?.(ctx, ids)) ?? [])
      keys.add(keyOf({ recordType, recordID }));
  }
  return keys;
}
