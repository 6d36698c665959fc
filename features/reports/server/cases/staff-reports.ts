import { notFound } from '../../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { unknownUserFragment, userFragments } from '../../../users/server/user.fragments.ts';
import type { CaseOutcome, ModerationCase } from '../../cases.contract.ts';
import * as contract from '../../staff-reports.contract.ts';
import { allReasons, reasonFragmentOf } from '../reason.queries.ts';
import { decideCase, editCase } from './case.actions.ts';
import { visibleCases } from './case.policy.ts';
import { presentCases } from './case.present.ts';
import { findCases } from './case.queries.ts';

interface Row {
  report_id: number;
  case_id: number;
  insert_user_id: number;
  note_html: string;
  date_inserted: string;
  reason_ids: string[];
}

const STATUS = sql.raw(`
  case when c.outcome = 'removed' then 'rejected' when c.outcome is not null then 'dismissed'
    when c.date_escalated is not null then 'escalated' else 'new' end`);

async function find(
  ctx: RequestContext,
  conditions: Sql | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<contract.StaffReport[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select r.report_id, r.case_id, r.insert_user_id, r.note_html, r.date_inserted,
      array(select report_reason_id from given_report_reasons g where g.report_id = r.report_id) as reason_ids
    from reports r join moderation_cases c using (case_id)
    where ${sql.and([await visibleCases(ctx), conditions])}
    order by r.report_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  return present(ctx, rows);
}

async function present(ctx: RequestContext, rows: readonly Row[]): Promise<contract.StaffReport[]> {
  const ids = [...new Set(rows.map((row) => row.case_id))];
  const found = await findCases(ctx, sql`c.case_id = any(${ids})`, { isOpen: true, limit: ids.length });
  const cases = new Map((await presentCases(ctx, found)).map((each) => [each.caseID, each]));
  const people = await userFragments(
    ctx,
    rows.map((row) => row.insert_user_id),
  );
  const reasons = await allReasons(ctx);
  return rows.flatMap((row) => {
    const ofCase = cases.get(row.case_id);
    if (!ofCase) return [];
    return {
      caseID: ofCase.caseID,
      recordType: ofCase.recordType,
      recordID: ofCase.recordID,
      recordName: ofCase.recordName,
      recordHtml: ofCase.recordHtml,
      recordUrl: ofCase.recordUrl,
      recordIsLive: ofCase.recordIsLive,
      recordWasEdited: ofCase.recordWasEdited,
      placeRecordType: ofCase.placeRecordType,
      placeRecordID: ofCase.placeRecordID,
      placeRecordName: ofCase.placeRecordName,
      recordUserID: ofCase.recordUserID,
      recordUser: ofCase.recordUser,
      recordDateInserted: ofCase.recordDateInserted,
      isPending: ofCase.isPending,
      isPendingUpdate: ofCase.isPendingUpdate,
      reportID: row.report_id,
      status: statusOf(ofCase),
      reportReasons: reasons
        .filter(({ reportReasonID }) => row.reason_ids.includes(reportReasonID))
        .map(reasonFragmentOf),
      noteHtml: row.note_html,
      insertUserID: row.insert_user_id,
      insertUser: people.get(row.insert_user_id) ?? unknownUserFragment,
      dateInserted: row.date_inserted,
    };
  });
}

function statusOf({ outcome, isEscalated }: { outcome: CaseOutcome | null; isEscalated: boolean }) {
  if (outcome !== null) return outcome === 'removed' ? 'rejected' : 'dismissed';
  return isEscalated ? 'escalated' : 'new';
}

async function requireReport(ctx: RequestContext, reportID: number): Promise<contract.StaffReport> {
  const [report] = await find(ctx, sql`r.report_id = ${reportID}`, { limit: 1 });
  if (!report) throw notFound('Report');
  return report;
}

async function decide(ctx: RequestContext, reportID: number, outcome: CaseOutcome, isVerified = false) {
  const { caseID } = await requireReport(ctx, reportID);
  await decideCase(ctx, caseID, { outcome, reason: '', isVerified });
  return requireReport(ctx, reportID);
}

async function placesOf(
  ctx: RequestContext,
  {
    placeRecordID,
    includeSubcategories,
  }: { placeRecordID?: number | undefined; includeSubcategories: boolean },
): Promise<number[]> {
  if (placeRecordID === undefined) return [];
  const { tree } = await visibleCategories(ctx);
  const below = includeSubcategories ? tree.descendants(placeRecordID) : [];
  return [placeRecordID, ...below];
}

function countOf(found: ModerationCase) {
  const { recordType, recordID, recordName, recordHtml, reportReasons, countReports } = found;
  const { placeRecordType, placeRecordID, placeRecordName } = found;
  return {
    recordType,
    recordID,
    recordName,
    recordHtml,
    placeRecordType,
    placeRecordID,
    placeRecordName,
    reportReasons,
    countReports,
  };
}

export const staffReportRoutes = [
  route(contract.listReports, async (ctx, { query }) => {
    const { status, reportReasonID, recordType, recordID, recordUserID, insertUserID, page, limit } = query;
    const conditions = sql.and([
      status.length > 0 && sql`${STATUS} = any(${status})`,
      reportReasonID.length > 0 &&
        sql`exists (select from given_report_reasons g
          where g.report_id = r.report_id and g.report_reason_id = any(${reportReasonID}))`,
      recordType !== undefined && sql`c.record_type = ${recordType}`,
      recordID !== undefined && sql`c.record_id = ${recordID}`,
      recordUserID !== undefined && sql`c.record_user_id = ${recordUserID}`,
      insertUserID !== undefined && sql`r.insert_user_id = ${insertUserID}`,
    ]);
    return { rows: await find(ctx, conditions, { limit, offset: (page - 1) * limit }), page, limit };
  }),
  route(contract.listReportCounts, async (ctx, { query }) => {
    const { countReports, reportReasonID, page, limit } = query;
    const conditions = sql.and([
      await visibleCases(ctx),
      sql`c.date_decided is null and c.count_reports >= ${countReports}`,
      reportReasonID.length > 0 &&
        sql`exists (select from reports r join given_report_reasons g using (report_id)
          where r.case_id = c.case_id and g.report_reason_id = any(${reportReasonID}))`,
      query.placeRecordID !== undefined && sql`c.category_id = any(${await placesOf(ctx, query)})`,
    ]);
    const rows = await findCases(ctx, conditions, { isOpen: true, limit, offset: (page - 1) * limit });
    return { rows: (await presentCases(ctx, rows)).map(countOf), page, limit };
  }),
  route(contract.getReport, (ctx, { params }) => requireReport(ctx, params.reportID)),
  route(contract.editReport, async (ctx, { params, body: { status } }) => {
    if (status !== 'escalated')
      return decide(ctx, params.reportID, status === 'rejected' ? 'removed' : 'dismissed');
    const { caseID, recordName } = await requireReport(ctx, params.reportID);
    await editCase(ctx, caseID, { name: recordName.slice(0, 250) || '#' });
    return requireReport(ctx, params.reportID);
  }),
  route(contract.dismissReport, (ctx, { params }) => decide(ctx, params.reportID, 'dismissed')),
  route(contract.approveReportedRecord, (ctx, { params, body }) =>
    decide(ctx, params.reportID, 'approved', body.verifyRecordUser),
  ),
  route(contract.rejectReportedRecord, (ctx, { params }) => decide(ctx, params.reportID, 'removed')),
];
