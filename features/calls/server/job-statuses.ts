// The bulk operations somebody started, with their progress.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageOf } from '../../../platform/contract/paging.ts';
import type { JobHandle } from '../../../platform/contract/progress.ts';
import {
  type JobHandleRow,
  jobHandleColumns,
  presentJobHandle,
} from '../../../platform/server/bulk-operations/job-handle.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

const LOOK_EVERY_MS = 250;
const MOST = 100;

export async function listJobHandles(
  ctx: RequestContext,
  { jobTrackingID, page, limit }: { jobTrackingID?: string | undefined; page: number; limit: number },
): Promise<PageOf<JobHandle>> {
  const own = sql.and([
    sql`user_id = ${ctx.viewer.userID}`,
    jobTrackingID !== undefined && sql`bulk_operation_id = ${jobTrackingID}`,
  ]);
  const [rows, counted] = await Promise.all([
    ctx.db.rows<JobHandleRow>(sql`
      select ${jobHandleColumns} from bulk_operations where ${own}
      order by date_inserted desc, bulk_operation_id
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    ctx.db.row<{ total: number }>(sql`select count(*) as total from bulk_operations where ${own}`),
  ]);
  return { rows: rows.map(presentJobHandle), page, limit, total: counted?.total ?? 0 };
}

/** Those that are over are answered at once: nothing can change any more. */
export async function pollJobHandles(ctx: RequestContext, maxDuration: number): Promise<JobHandle[]> {
  const look = async () => (await listJobHandles(ctx, { page: 1, limit: MOST })).rows;
  const until = Date.now() + maxDuration * 1000;
  const seen = await look();
  let now = seen;
  while (isGoingOn(now) && JSON.stringify(now) === JSON.stringify(seen) && Date.now() < until) {
    await sleep(LOOK_EVERY_MS);
    now = await look();
  }
  return now;
}

function isGoingOn(handles: readonly JobHandle[]): boolean {
  return handles.some(({ status }) => status === 'received' || status === 'progress');
}
