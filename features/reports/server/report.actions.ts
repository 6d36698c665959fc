// A member reports something: it opens a case, or goes to the one that is open.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ReportedRecord } from '../../../platform/server/places/report-kinds.ts';
import { type PreparedBody, preparedBody } from '../../mentions/server/prepared-body.ts';
import { type ReportPost, reportError } from '../reports.contract.ts';
import { recordReported } from '../reports.events.ts';
import { requireGivable } from './reason.queries.ts';
import { reportConfig } from './report.config.ts';
import { requireKind } from './report-kinds.queries.ts';

const NOTE_LIMITS = { min: 0, max: 2000 };

export async function reportRecord(ctx: RequestContext, post: ReportPost): Promise<number> {
  if (!ctx.setting(reportConfig.isOn)) throw reportError('report.off');
  const record = await requireKind(ctx, post.recordType).require(ctx, post.recordID);
  if (record.insertUserID === ctx.viewer.userID) throw reportError('report.own');
  await requireGivable(ctx, post.reportReasonIDs);
  const note = await preparedNote(ctx, post);
  return ctx.write((w) => writeReport(w, record, post, note));
}

export function preparedNote(
  ctx: RequestContext,
  { noteBody, noteFormat }: Pick<ReportPost, 'noteBody' | 'noteFormat'>,
): Promise<PreparedBody> | undefined {
  if (noteBody === undefined || noteBody.trim() === '') return undefined;
  return preparedBody(ctx, noteBody, noteFormat, NOTE_LIMITS);
}

export async function writeReport(
  w: WriteContext,
  record: ReportedRecord,
  { recordType, recordID, reportReasonIDs }: Pick<ReportPost, 'recordType' | 'recordID' | 'reportReasonIDs'>,
  note: PreparedBody | undefined,
): Promise<number> {
  const { caseID, countReports } = await openCase(w, recordType, record);
  const row = await w.db.row<{ report_id: number }>(sql`
    insert into reports (case_id, insert_user_id, note_body, note_format, note_html)
    values (${caseID}, ${w.viewer.userID}, ${note?.source ?? null}, ${note?.format ?? null}, ${note?.html ?? ''})
    on conflict (case_id, insert_user_id) do nothing returning report_id`);
  if (!row) throw reportError('report.again');
  await w.db.execute(sql`
    insert into given_report_reasons (report_id, report_reason_id)
    select ${row.report_id}, id from unnest(${[...new Set(reportReasonIDs)]}::text[]) as id`);
  await w.announce(recordReported, {
    caseID,
    reportID: row.report_id,
    recordType,
    recordID,
    userID: w.viewer.userID,
    isFirst: countReports === 1,
  });
  return row.report_id;
}

/** Two who report the same at once make one case: the index lets one open it. */
async function openCase(
  w: WriteContext,
  recordType: string,
  record: ReportedRecord,
): Promise<{ caseID: number; countReports: number }> {
  const row = await w.db.row<{ case_id: number; count_reports: number }>(sql`
    insert into moderation_cases (record_type, record_id, category_id, record_user_id, record_name, record_html, record_date,
      count_reports, date_last_report)
    values (${recordType}, ${record.recordID}, ${record.categoryID}, ${record.insertUserID}, ${record.name}, ${record.html},
      ${record.dateInserted}, 1, now())
    on conflict (record_type, record_id) where date_decided is null
    do update set count_reports = moderation_cases.count_reports + 1, date_last_report = now()
    returning case_id, count_reports`);
  if (!row) throw new Error('A case could not be opened.');
  return { caseID: row.case_id, countReports: row.count_reports };
}
