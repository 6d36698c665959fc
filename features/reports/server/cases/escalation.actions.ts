import { fieldProblem, notFound } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { caseError } from '../../cases.contract.ts';
import { type EscalationPost, UNASSIGNED } from '../../escalations.contract.ts';
import { reportError } from '../../reports.contract.ts';
import { requireGivable } from '../reason.queries.ts';
import { preparedNote, writeReport } from '../report.actions.ts';
import { findKind, requireKind } from '../report-kinds.queries.ts';
import { addNote, decideCase, editCase } from './case.actions.ts';
import { requireVisible, visibleCases } from './case.policy.ts';

/** Answers the case. */
export async function escalate(ctx: RequestContext, post: EscalationPost): Promise<number> {
  const caseID = (await openCaseOf(ctx, post)) ?? (await reportFirst(ctx, post));
  await requireVisible(ctx, caseID);
  await editCase(ctx, caseID, {
    name: post.name,
    status: post.status,
    ...(post.assignedUserID !== UNASSIGNED && { assignedUserID: post.assignedUserID }),
  });
  if (!post.recordIsLive) await setLive(ctx, caseID, false);
  if (post.initialCommentBody) await addNote(ctx, caseID, post.initialCommentBody);
  return caseID;
}

async function openCaseOf(
  ctx: RequestContext,
  { recordType, recordID, reportID }: EscalationPost,
): Promise<number | undefined> {
  const row = await ctx.db.row<{ case_id: number }>(sql`
    select c.case_id from moderation_cases c
    where c.record_type = ${recordType} and c.record_id = ${recordID} and c.date_decided is null
      and ${await visibleCases(ctx)}`);
  if (!row && reportID !== undefined) throw notFound('Report');
  return row?.case_id;
}

async function reportFirst(ctx: RequestContext, post: EscalationPost): Promise<number> {
  const { reportReasonIDs = [], recordType, recordID } = post;
  if (reportReasonIDs.length === 0)
    throw fieldProblem('reportReasonIDs', 'Give a reportID or reportReasonIDs.', 400, 'missingField');
  const record = await requireKind(ctx, recordType).require(ctx, recordID);
  if (record.insertUserID === ctx.viewer.userID) throw reportError('report.own');
  await requireGivable(ctx, reportReasonIDs);
  const note = await preparedNote(ctx, post);
  const reportID = await ctx.write((w) =>
    writeReport(w, record, { recordType, recordID, reportReasonIDs }, note),
  );
  const row = await ctx.db.row<{ case_id: number }>(
    sql`select case_id from reports where report_id = ${reportID}`,
  );
  if (!row) throw notFound('Report');
  return row.case_id;
}

/** Out of sight for as long as it is looked into, or shown again. */
export async function setLive(ctx: RequestContext, caseID: number, isLive: boolean): Promise<void> {
  await ctx.write(async (w: WriteContext) => {
    const row = await w.db.row<{ record_type: string; record_id: number }>(sql`
      select c.record_type, c.record_id from moderation_cases c
      where c.case_id = ${caseID} and ${await visibleCases(ctx)} and c.date_decided is null for update`);
    if (!row) throw caseError('case.decided');
    const kind = findKind(ctx, row.record_type);
    if (!kind?.hide || !kind.restore) throw caseError('case.notRemovable');
    await (isLive ? kind.restore : kind.hide)(w, row.record_id);
  });
}

export interface EscalationEdit {
  name?: string | undefined;
  status?: 'open' | 'in-progress' | 'on-hold' | 'done' | undefined;
  assignedUserID?: number | null | undefined;
  recordIsLive?: boolean | undefined;
}

export async function editEscalation(
  ctx: RequestContext,
  caseID: number,
  { status, assignedUserID, recordIsLive, name }: EscalationEdit,
): Promise<void> {
  await editCase(ctx, caseID, {
    name,
    ...(status !== 'done' && { status }),
    ...(assignedUserID !== undefined && {
      assignedUserID: assignedUserID === UNASSIGNED ? null : assignedUserID,
    }),
  });
  if (recordIsLive !== undefined) await setLive(ctx, caseID, recordIsLive);
  if (status === 'done') await decideCase(ctx, caseID, { outcome: 'dismissed', reason: '' });
}
