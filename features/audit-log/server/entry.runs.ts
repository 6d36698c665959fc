// What was done with many in one gesture stands in the log as one row: its newest entry that the viewer may see.
import { undoDays } from '../../../platform/server/audit-log/undo.config.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { EntryRow } from './entry.list.ts';
import { visibleEntries } from './entry.policy.ts';

/** Of entries `a` with their undo `u`. */
export async function isNewestOfRun(ctx: RequestContext): Promise<Sql> {
  return sql`(u.run_id is null or not exists (
    select from audit_log_undos newer join audit_log entry using (audit_log_id)
    where newer.run_id = u.run_id and newer.user_id = u.user_id and newer.audit_log_id > u.audit_log_id
      and ${await visibleEntries(ctx, 'entry')}))`;
}

/** Those of several entries. */
export async function runsOf(
  ctx: RequestContext,
  rows: readonly EntryRow[],
): Promise<Record<string, { count: number; open: number }>> {
  const ids = rows.flatMap((row) => row.run_id ?? []);
  if (ids.length === 0) return {};
  const runs = await ctx.db.rows<{ run_id: string; count: number; open: number }>(sql`
    select run_id, count(*)::int as count,
      count(*) filter (where undo is not null and date_undone is null
        and u.date_inserted > now() - ${ctx.setting(undoDays)} * interval '1 day')::int as open
    from audit_log_undos u join audit_log a using (audit_log_id)
    where run_id = any(${ids}::uuid[]) and ${await visibleEntries(ctx)}
    group by run_id having count(*) > 1`);
  return Object.fromEntries(runs.map(({ run_id, count, open }) => [run_id, { count, open }]));
}
