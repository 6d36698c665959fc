// Reasons are the moderators' own; those of the site keep their meaning.
import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  type ReasonPatch,
  type ReasonPost,
  type ReportReason,
  reasonError,
} from '../report-reasons.contract.ts';

export const reasonActs = defineStaffActs('reportReason', {
  added: 'Added a reason to report',
  changed: 'Changed a reason to report',
  deleted: 'Deleted a reason to report',
  sorted: 'Put the reasons to report in order',
});

export async function addReason(ctx: RequestContext, post: ReasonPost): Promise<void> {
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into report_reasons (report_reason_id, name, description, sort, role_ids, insert_user_id)
      select ${post.reportReasonID}, ${post.name}, ${post.description},
        coalesce(${post.sort ?? null}, (select coalesce(max(sort), 0) + 10 from report_reasons where not is_system)),
        ${post.roleIDs.length > 0 ? post.roleIDs : null}::int[], ${w.viewer.userID}
      on conflict (report_reason_id) do nothing`);
    if (added === 0) throw reasonError('reportReason.taken', { conflictingReason: post.reportReasonID });
    await recordAct(w, reasonActs.added, { recordKey: post.reportReasonID, after: { name: post.name } });
  });
}

export async function editReason(
  ctx: RequestContext,
  before: ReportReason,
  patch: ReasonPatch,
): Promise<void> {
  if (before.isSystem && patch.roleIDs !== undefined) throw reasonError('reportReason.ofTheSite');
  const after = { ...before, ...patch };
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update report_reasons set name = ${after.name}, description = ${after.description}, sort = ${after.sort},
        role_ids = ${after.roleIDs.length > 0 ? after.roleIDs : null}::int[], update_user_id = ${w.viewer.userID},
        date_updated = now()
      where report_reason_id = ${before.reportReasonID}`);
    await recordAct(w, reasonActs.changed, {
      recordKey: before.reportReasonID,
      before: wordsOf(before),
      after: wordsOf(after),
    });
  });
}

const wordsOf = ({ name, description, sort, roleIDs }: ReportReason) => ({
  name,
  description,
  sort,
  roleIDs,
});

/** One that nobody gave is gone; another one is offered no more. */
export async function deleteReason(ctx: RequestContext, reason: ReportReason): Promise<void> {
  if (reason.isSystem) throw reasonError('reportReason.ofTheSite');
  const { reportReasonID } = reason;
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update report_reasons set date_deleted = now(), update_user_id = ${w.viewer.userID}
      where report_reason_id = ${reportReasonID} and date_deleted is null`);
    await w.db.execute(sql`
      delete from report_reasons where report_reason_id = ${reportReasonID} and not exists (
        select from given_report_reasons g where g.report_reason_id = ${reportReasonID})`);
    await recordAct(w, reasonActs.deleted, { recordKey: reportReasonID, before: { name: reason.name } });
  });
}

export async function sortReasons(
  ctx: RequestContext,
  sorts: Readonly<Record<string, number>>,
): Promise<void> {
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update report_reasons set sort = given.sort, update_user_id = ${w.viewer.userID}, date_updated = now()
      from unnest(${Object.keys(sorts)}::text[], ${Object.values(sorts)}::int[]) as given (id, sort)
      where report_reason_id = given.id`);
    await recordAct(w, reasonActs.sorted, { recordKey: 'sorts', after: sorts });
  });
}
