import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { CaseFilters, CaseOutcome } from '../../cases.contract.ts';
import { visibleCases } from './case.policy.ts';

export interface CaseRow {
  case_id: number;
  record_type: string;
  record_id: number;
  category_id: number | null;
  record_user_id: number;
  record_name: string;
  record_html: string;
  record_date: string;
  status: 'open' | 'in-progress' | 'on-hold' | 'done';
  name: string | null;
  date_escalated: string | null;
  assigned_user_id: number | null;
  outcome: CaseOutcome | null;
  outcome_reason: string | null;
  decide_user_id: number | null;
  date_decided: string | null;
  count_reports: number;
  date_last_report: string | null;
  date_inserted: string;
  reason_ids: string[];
  is_pending: boolean;
  is_pending_update: boolean;
  hold_rule: string | null;
}

export async function caseConditions(ctx: RequestContext, filters: CaseFilters): Promise<Sql> {
  const { whose, kind, isOpen, recordType, recordID } = filters;
  return sql.and([
    await visibleCases(ctx),
    isOpen !== undefined && sql.raw(isOpen ? 'c.date_decided is null' : 'c.date_decided is not null'),
    whose === 'mine' && sql`c.assigned_user_id = ${ctx.viewer.userID}`,
    whose === 'unclaimed' && sql.raw('c.assigned_user_id is null'),
    kind === 'pending' && sql.raw('(c.is_pending or c.is_pending_update)'),
    kind === 'reports' && sql.raw('c.date_escalated is null and not (c.is_pending or c.is_pending_update)'),
    kind === 'escalations' && sql.raw('c.date_escalated is not null'),
    recordType !== undefined && sql`c.record_type = ${recordType}`,
    recordID !== undefined && sql`c.record_id = ${recordID}`,
  ]);
}

/** Those that wait, the oldest first; those that were decided, the newest. */
export function findCases(
  ctx: RequestContext,
  conditions: Sql,
  { isOpen, limit, offset = 0 }: { isOpen: boolean; limit: number; offset?: number },
): Promise<CaseRow[]> {
  return ctx.db.rows<CaseRow>(sql`
    select c.case_id, c.record_type, c.record_id, c.category_id, c.record_user_id, c.record_name, c.record_html, c.record_date,
      c.status, c.name, c.date_escalated, c.assigned_user_id, c.outcome, c.outcome_reason, c.decide_user_id, c.date_decided,
      c.count_reports, c.date_last_report, c.date_inserted, c.is_pending, c.is_pending_update, c.hold_rule,
      array(
        select distinct g.report_reason_id from reports r join given_report_reasons g using (report_id)
        where r.case_id = c.case_id) as reason_ids
    from moderation_cases c where ${conditions}
    order by ${sql.raw(isOpen ? 'c.date_inserted, c.case_id' : 'c.case_id desc')}
    limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
}

export async function findCase(ctx: RequestContext, caseID: number): Promise<CaseRow | undefined> {
  const conditions = sql`c.case_id = ${caseID} and ${await visibleCases(ctx)}`;
  const [row] = await findCases(ctx, conditions, { isOpen: true, limit: 1 });
  return row;
}

export interface CaseReport {
  report_id: number;
  insert_user_id: number;
  note_html: string;
  date_inserted: string;
  reason_ids: string[];
}

export function reportsOf(ctx: RequestContext, caseID: number): Promise<CaseReport[]> {
  return ctx.db.rows<CaseReport>(sql`
    select report_id, insert_user_id, note_html, date_inserted,
      array(select report_reason_id from given_report_reasons g where g.report_id = r.report_id) as reason_ids
    from reports r where case_id = ${caseID} order by report_id limit 100`);
}

export interface NoteRow {
  note_id: number;
  insert_user_id: number;
  body: string;
  date_inserted: string;
}

/** In the order they were written. */
export function notesOf(ctx: RequestContext, caseID: number): Promise<NoteRow[]> {
  return ctx.db.rows<NoteRow>(sql`
    select note_id, insert_user_id, body, date_inserted from (
      select note_id, insert_user_id, body, date_inserted from moderation_notes where case_id = ${caseID}
      order by note_id desc limit 100) last order by note_id`);
}

/** How many wait; more than a thousand are a thousand. */
export async function countOfOpen(ctx: RequestContext): Promise<Sql> {
  return sql`(
    select count(*) from (
      select from moderation_cases c where c.date_decided is null and ${await visibleCases(ctx)} limit 1000) waiting)`;
}
