import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import type { ReportReason } from '../report-reasons.contract.ts';
import { type ReasonFragment, reportError } from '../reports.contract.ts';
import type { ReasonsPageProps } from '../reports.states.ts';
import { reportConfig } from './report.config.ts';

interface ReasonRow {
  report_reason_id: string;
  name: string;
  description: string;
  sort: number;
  role_ids: number[] | null;
  is_system: boolean;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
  date_deleted: string | null;
}

/** There are few; moderators made them. */
export async function allReasons(ctx: Pick<RequestContext, 'db'>): Promise<ReportReason[]> {
  const rows = await ctx.db.rows<ReasonRow>(sql`
    select report_reason_id, name, description, sort, role_ids, is_system, insert_user_id, update_user_id, date_inserted,
      date_updated, date_deleted
    from report_reasons order by sort, report_reason_id limit 500`);
  return rows.map((row) => ({
    reportReasonID: row.report_reason_id,
    name: row.name,
    description: row.description,
    sort: row.sort,
    roleIDs: row.role_ids ?? [],
    isSystem: row.is_system,
    deleted: row.date_deleted !== null,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
  }));
}

const moderates = (ctx: RequestContext) => ctx.can(['community.moderate', 'posts.moderate']);

export async function visibleReasons(ctx: RequestContext, includeDeleted: boolean): Promise<ReportReason[]> {
  const all = await allReasons(ctx);
  const isModerator = moderates(ctx);
  return all.filter((reason) => (isModerator ? includeDeleted || !reason.deleted : mayGive(ctx, reason)));
}

/** What members choose from, with the names of their roles. */
export async function offeredReasons(ctx: RequestContext): Promise<ReasonsPageProps> {
  const [all, roles] = await Promise.all([allReasons(ctx), findRoles(ctx.db)]);
  const reasons = all
    .filter(({ isSystem, deleted }) => !isSystem && !deleted)
    .map((reason) => ({
      ...reason,
      roles: roles
        .filter(({ role_id }) => reason.roleIDs.includes(role_id))
        .map(({ role_id, name }) => ({ roleID: role_id, name })),
    }));
  const taken = all.map(({ reportReasonID }) => reportReasonID);
  return { reasons, taken, isOn: ctx.setting(reportConfig.isOn) };
}

export async function requireReason(ctx: RequestContext, reportReasonID: string): Promise<ReportReason> {
  const reason = (await visibleReasons(ctx, true)).find((each) => each.reportReasonID === reportReasonID);
  if (!reason) throw notFound('Report reason');
  return reason;
}

function mayGive({ viewer }: RequestContext, { roleIDs, deleted, isSystem }: ReportReason): boolean {
  return !deleted && !isSystem && (roleIDs.length === 0 || roleIDs.some((id) => viewer.roleIDs.includes(id)));
}

/** Those of a report; refuses one that this member may not give. */
export async function requireGivable(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  const givable = new Set(
    (await allReasons(ctx)).flatMap((reason) => (mayGive(ctx, reason) ? [reason.reportReasonID] : [])),
  );
  if (ids.some((id) => !givable.has(id))) throw reportError('report.reasonNotYours');
}

export function reasonFragmentOf(reason: ReportReason): ReasonFragment {
  const { reportReasonID, name, description, sort, deleted } = reason;
  return { reportReasonID, name, description, sort, deleted };
}
