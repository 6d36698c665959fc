// What a member reported, and no more of its case than whether something came of it.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { OwnReport } from '../reports.contract.ts';
import { allReasons, reasonFragmentOf } from './reason.queries.ts';
import { findRecords, keyOf } from './report-kinds.queries.ts';

interface Row {
  report_id: number;
  record_type: string;
  record_id: number;
  note_html: string;
  outcome: string | null;
  reason_ids: string[];
  date_inserted: string;
  date_decided: string | null;
}

export function findOwnReports(
  ctx: RequestContext,
  which: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<OwnReport[]> {
  return rowsOf(ctx, which, limit, offset).then((rows) => present(ctx, rows));
}

function rowsOf(ctx: RequestContext, which: Sql, limit: number, offset: number): Promise<Row[]> {
  return ctx.db.rows<Row>(sql`
    select r.report_id, c.record_type, c.record_id, r.note_html, c.outcome, r.date_inserted, c.date_decided,
      array(select report_reason_id from given_report_reasons g where g.report_id = r.report_id) as reason_ids
    from reports r join moderation_cases c using (case_id)
    where r.insert_user_id = ${ctx.viewer.userID} and ${which}
    order by r.report_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
}

async function present(ctx: RequestContext, rows: readonly Row[]): Promise<OwnReport[]> {
  const reasons = await allReasons(ctx);
  const records = await findRecords(
    ctx,
    rows.map((row) => ({ recordType: row.record_type, recordID: row.record_id })),
  );
  const visible = await visibleCategories(ctx);
  return rows.map((row) => {
    const record = records.get(keyOf({ recordType: row.record_type, recordID: row.record_id }));
    // What was moved away or taken out of sight has no address for them.
    const isSeen = record?.isLive && (record.categoryID === null || visible.has(record.categoryID));
    return {
      reportID: row.report_id,
      recordType: row.record_type,
      recordID: row.record_id,
      recordUrl: record && isSeen ? ctx.url(record.path) : null,
      reportReasons: reasons
        .filter(({ reportReasonID }) => row.reason_ids.includes(reportReasonID))
        .map(reasonFragmentOf),
      noteHtml: row.note_html,
      status: row.outcome === null ? 'open' : row.outcome === 'removed' ? 'upheld' : 'declined',
      dateInserted: row.date_inserted,
      dateDecided: row.date_decided,
    };
  });
}
