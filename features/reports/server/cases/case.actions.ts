// What those do with a case who may decide about it.
import { notFound } from '../../../../platform/contract/errors.ts';
import type { StaffAct } from '../../../../platform/contract/staff-act.ts';
import { type ActedOn, recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { viewerOfUser } from '../../../../platform/server/sessions/identify.ts';
import { trustAuthor } from '../../../users/server/manage/trust-author.ts';
import { type CaseOutcome, caseError } from '../../cases.contract.ts';
import { caseAssigned, caseDecided, postReviewed } from '../../reports.events.ts';
import { findKind } from '../report-kinds.queries.ts';
import { caseActs } from './case.acts.ts';
import { mayDecide, requireVisible, visibleCases } from './case.policy.ts';
import type { CaseRow, NoteRow } from './case.queries.ts';

type LockedCase = Pick<
  CaseRow,
  | 'case_id'
  | 'record_type'
  | 'record_id'
  | 'category_id'
  | 'record_user_id'
  | 'status'
  | 'name'
  | 'date_escalated'
  | 'assigned_user_id'
  | 'date_decided'
  | 'is_pending'
  | 'is_pending_update'
>;

/** Of two who decide at once, the second one is told. */
async function lockOpenCase(ctx: RequestContext, w: WriteContext, caseID: number): Promise<LockedCase> {
  const row = await w.db.row<LockedCase>(sql`
    select c.case_id, c.record_type, c.record_id, c.category_id, c.record_user_id, c.status, c.name, c.date_escalated,
      c.assigned_user_id, c.date_decided, c.is_pending, c.is_pending_update
    from moderation_cases c where c.case_id = ${caseID} and ${await visibleCases(ctx)} for update`);
  if (!row) throw notFound('Case');
  if (row.date_decided !== null) throw caseError('case.decided');
  return row;
}

function record(
  w: WriteContext,
  act: StaffAct,
  row: LockedCase,
  changes: Pick<ActedOn, 'before' | 'after' | 'reason'>,
): Promise<void> {
  return recordAct(w, act, {
    recordID: row.case_id,
    recordUserID: row.record_user_id,
    ...(row.category_id !== null && { categoryID: row.category_id }),
    ...changes,
  });
}

export interface CaseEdit {
  assignedUserID?: number | null | undefined;
  status?: 'open' | 'in-progress' | 'on-hold' | undefined;
  name?: string | undefined;
}

export async function editCase(ctx: RequestContext, caseID: number, edit: CaseEdit): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockOpenCase(ctx, w, caseID);
    if (edit.assignedUserID !== undefined) await assign(w, row, edit.assignedUserID);
    if (edit.status !== undefined && edit.status !== row.status) await changeStatus(w, row, edit.status);
    if (edit.name !== undefined) await escalate(w, row, edit.name);
  });
}

async function assign(w: WriteContext, row: LockedCase, userID: number | null): Promise<void> {
  if (userID === row.assigned_user_id) return;
  if (userID !== null) await requireFit(w, row, userID);
  await w.db.execute(sql`
    update moderation_cases set assigned_user_id = ${userID}, date_assigned = ${userID === null ? null : w.now}
    where case_id = ${row.case_id}`);
  await record(w, caseActs.assigned, row, {
    before: { assignedUserID: row.assigned_user_id },
    after: { assignedUserID: userID },
  });
  if (userID !== null && userID !== w.viewer.userID)
    await w.announce(caseAssigned, {
      caseID: row.case_id,
      userID: w.viewer.userID,
      assignedUserID: userID,
    });
}

async function requireFit(w: WriteContext, row: LockedCase, userID: number): Promise<void> {
  const assignee =
    userID === w.viewer.userID ? w.viewer : await viewerOfUser(w.site, await w.site.roleRegistry(), userID);
  if (!assignee || !mayDecide(assignee, row)) throw caseError('case.assigneeUnfit');
}

async function changeStatus(w: WriteContext, row: LockedCase, status: string): Promise<void> {
  await w.db.execute(sql`update moderation_cases set status = ${status} where case_id = ${row.case_id}`);
  await record(w, caseActs.statusChanged, row, { before: { status: row.status }, after: { status } });
}

async function escalate(w: WriteContext, row: LockedCase, name: string): Promise<void> {
  await w.db.execute(sql`
    update moderation_cases set name = ${name}, date_escalated = coalesce(date_escalated, now()),
      escalate_user_id = coalesce(escalate_user_id, ${w.viewer.userID})
    where case_id = ${row.case_id}`);
  if (row.date_escalated === null)
    await record(w, caseActs.escalated, row, {
      before: { isEscalated: false },
      after: { isEscalated: true },
    });
}

export async function addNote(ctx: RequestContext, caseID: number, body: string): Promise<NoteRow> {
  await requireVisible(ctx, caseID);
  const note = await ctx.write((w) =>
    w.db.row<NoteRow>(sql`
      insert into moderation_notes (case_id, insert_user_id, body) values (${caseID}, ${w.viewer.userID}, ${body})
      returning note_id, insert_user_id, body, date_inserted`),
  );
  if (!note) throw notFound('Case');
  return note;
}

/** The record and its case in one transaction; whoever reported it hears of it afterwards. */
export async function decideCase(
  ctx: RequestContext,
  caseID: number,
  { outcome, reason, isVerified = false }: { outcome: CaseOutcome; reason: string; isVerified?: boolean },
): Promise<void> {
  await ctx.write(async (w) => {
    const row = await lockOpenCase(ctx, w, caseID);
    await carryOut(ctx, w, row, outcome);
    if (isVerified) await trustAuthor(w, row.record_user_id);
    await closeCase(w, row, outcome, reason);
    await record(w, caseActs[outcome], row, {
      before: { status: row.status },
      after: { outcome, recordType: row.record_type, recordID: row.record_id },
      reason,
    });
  });
}

async function carryOut(
  ctx: RequestContext,
  w: WriteContext,
  row: LockedCase,
  outcome: CaseOutcome,
): Promise<void> {
  const { record_type: recordType, record_id: recordID, is_pending_update: isUpdate } = row;
  const kind = findKind(ctx, recordType);
  if (outcome === 'dismissed' && (row.is_pending || isUpdate)) throw caseError('case.pending');
  if (outcome === 'approved') {
    if (isUpdate) await kind?.edits?.approve(w, recordID);
    await kind?.restore?.(w, recordID);
  }
  if (outcome !== 'removed') return;
  if (isUpdate) {
    // Refused is the new wording: what stood stands.
    await kind?.edits?.refuse(w, recordID);
    return;
  }
  if (!kind?.hide) throw caseError('case.notRemovable');
  await kind.hide(w, recordID);
}

async function closeCase(
  w: WriteContext,
  row: LockedCase,
  outcome: CaseOutcome,
  reason: string,
): Promise<void> {
  const { userID } = w.viewer;
  const { case_id: caseID, record_type: recordType, record_id: recordID } = row;
  await w.db.execute(sql`
    update moderation_cases set status = 'done', outcome = ${outcome}, outcome_reason = ${reason || null},
      decide_user_id = ${userID}, date_decided = now(), assigned_user_id = coalesce(assigned_user_id, ${userID})
    where case_id = ${caseID}`);
  await w.announce(caseDecided, { caseID, userID, recordType, recordID, outcome });
  if (row.is_pending || row.is_pending_update)
    await w.announce(postReviewed, { caseID, userID, isApproved: outcome === 'approved' });
}
