import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../audit-log.contract.ts';
import { entryConditions, findEntries } from './entry.list.ts';
import { visibleEntries } from './entry.policy.ts';
import { actsByName, presentEntries } from './entry.present.ts';
import { startUndoing } from './undo.operation.ts';

export const auditLogRoutes = [
  route(contract.listAuditLog, async (ctx, { query }) => {
    const { page, limit } = query;
    const conditions = await entryConditions(ctx, query);
    const rows = await findEntries(ctx.db, conditions, { limit, offset: (page - 1) * limit });
    return { rows: await presentEntries(ctx, rows), page, limit };
  }),
  route(contract.listStaffActs, async (ctx) => [...actsByName(ctx).values()]),
  route(contract.getAuditLogEntry, async (ctx, { params }) => {
    const conditions = sql.and([await visibleEntries(ctx), sql`a.audit_log_id = ${params.auditLogID}`]);
    const [shown] = await presentEntries(ctx, await findEntries(ctx.db, conditions, { limit: 1 }));
    if (!shown) throw notFound('Audit log entry');
    return shown;
  }),
  route(contract.undoAuditLogEntries, (ctx, { body }) => {
    if ((body.auditLogIDs === undefined) === (body.runID === undefined))
      throw fieldProblem('auditLogIDs', 'Give either auditLogIDs or runID.', 400, 'missingField');
    return startUndoing(ctx, body);
  }),
];
