import { notFound } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { viewersOfUsers } from '../../../../platform/server/sessions/identify.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import { nameKey } from '../../../users/server/user-name.ts';
import * as contract from '../../escalations.contract.ts';
import { mayDecide, visibleCases } from './case.policy.ts';
import { presentCases, requireCaseDetail } from './case.present.ts';
import { findCase, findCases } from './case.queries.ts';
import { editEscalation, escalate } from './escalation.actions.ts';
import { rolesThatDecide } from './moderators-who.ts';

async function requireEscalation(ctx: RequestContext, caseID: number) {
  const shown = await requireCaseDetail(ctx, caseID);
  if (!shown.isEscalated) throw notFound('Escalation');
  return { ...shown, escalationID: caseID };
}

export const escalationRoutes = [
  route(contract.listEscalations, async (ctx, { query }) => {
    const { status, assignedUserID, recordType, recordID, page, limit } = query;
    const conditions = sql.and([
      await visibleCases(ctx),
      sql.raw('c.date_escalated is not null'),
      status.length > 0 && sql`c.status = any(${status})`,
      assignedUserID === contract.UNASSIGNED && sql.raw('c.assigned_user_id is null'),
      assignedUserID !== undefined && assignedUserID > 0 && sql`c.assigned_user_id = ${assignedUserID}`,
      recordType !== undefined && sql`c.record_type = ${recordType}`,
      recordID !== undefined && sql`c.record_id = ${recordID}`,
    ]);
    const rows = await findCases(ctx, conditions, { isOpen: false, limit, offset: (page - 1) * limit });
    const cases = await presentCases(ctx, rows);
    return { rows: cases.map((each) => ({ ...each, escalationID: each.caseID })), page, limit };
  }),
  route(contract.addEscalation, async (ctx, { body }) => requireEscalation(ctx, await escalate(ctx, body))),
  route(contract.lookUpAssignee, async (ctx, { query }) => {
    const { page, limit } = query;
    const place = query.escalationID === undefined ? undefined : await findCase(ctx, query.escalationID);
    if (query.escalationID !== undefined && !place) throw notFound('Escalation');
    const ids = await decidersNamed(ctx, query.name, { limit, offset: (page - 1) * limit });
    const viewers = await viewersOfUsers(ctx.site, await ctx.site.roleRegistry(), ctx.db, ids);
    const fit = new Set(
      viewers.flatMap((viewer) => (!place || mayDecide(viewer, place) ? [viewer.userID] : [])),
    );
    const people = await userFragments(ctx, ids);
    return { rows: ids.flatMap((id) => (fit.has(id) ? (people.get(id) ?? []) : [])), page, limit };
  }),
  route(contract.getEscalation, (ctx, { params }) => requireEscalation(ctx, params.escalationID)),
  route(contract.editEscalation, async (ctx, { params, body }) => {
    await requireEscalation(ctx, params.escalationID);
    await editEscalation(ctx, params.escalationID, body);
    return requireEscalation(ctx, params.escalationID);
  }),
];

async function decidersNamed(
  ctx: RequestContext,
  name: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const pattern = `${nameKey(name).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db.rows<{ user_id: number }>(sql`
    select user_id from users u
    where name_key like ${pattern} and date_deleted is null and banned = 0 and admin < 2
      and (admin = 1 or exists (
        select from user_roles r where r.user_id = u.user_id and r.role_id = any(${await rolesThatDecide(ctx)})))
    order by name_key limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  return rows.map((row) => row.user_id);
}
