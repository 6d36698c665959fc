import type { ResponseOf } from '../../../platform/contract/endpoint.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { actsByName } from '../../audit-log/server/entry.present.ts';
import type { findRequest, LoggedError } from '../logs.contract.ts';

const MOST_ACTS = 50;

interface Row {
  fingerprint: string;
  message: string;
  error: string;
  stack: string;
  count: number;
  request_ids: string[];
  date_first: string;
  date_last: string;
}

async function find(ctx: RequestContext, where: Sql, limit: number): Promise<LoggedError[]> {
  // What this process has not written yet is asked for, too.
  await ctx.site.errorLog.write();
  const rows = await ctx.db.rows<Row>(sql`
    select fingerprint, message, error, stack, count::int as count, request_ids, date_first, date_last
    from logged_errors where ${where}
    order by date_last desc, fingerprint limit ${sql.integer(limit)}`);
  return rows.map(({ request_ids: requestIDs, date_first: dateFirst, date_last: dateLast, ...row }) => ({
    ...{ ...row, requestIDs, dateFirst, dateLast },
  }));
}

export async function listErrors(ctx: RequestContext, limit: number) {
  const errors = await find(ctx, sql.raw('true'), limit + 1);
  return { errors: errors.slice(0, limit), isMore: errors.length > limit };
}

type Found = ResponseOf<(typeof findRequest)['spec']>;

export async function requestOf(ctx: RequestContext, requestID: string): Promise<Found> {
  const errors = await find(ctx, sql`request_ids @> array[${requestID}::text]`, 20);
  const labels = actsByName(ctx);
  const rows = await ctx.db.rows<{
    audit_log_id: number;
    act: string;
    name: string | null;
    date_inserted: string;
  }>(sql`
    select a.audit_log_id, a.act, u.name, a.date_inserted
    from audit_log a left join users u on u.user_id = a.user_id
    where a.request_id = ${requestID} order by a.audit_log_id limit ${sql.integer(MOST_ACTS)}`);
  return {
    errors,
    acts: rows.map((row) => ({
      auditLogID: row.audit_log_id,
      label: labels.get(row.act)?.label ?? row.act,
      userName: row.name ?? '',
      dateInserted: row.date_inserted,
      url: `/dashboard/settings/audit-logs?before=${row.audit_log_id + 1}`,
    })),
  };
}
