// The long runs somebody started, as far as they are.
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageOf } from '../../../platform/contract/paging.ts';
import type { TrackingSlip } from '../../../platform/contract/progress.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { presentSlip, type SlipRow, slipColumns } from '../../../platform/server/long-runs/tracking-slip.ts';

const LOOK_EVERY_MS = 250;
const MOST = 100;

export async function listSlips(
  ctx: RequestContext,
  { jobTrackingID, page, limit }: { jobTrackingID?: string | undefined; page: number; limit: number },
): Promise<PageOf<TrackingSlip>> {
  const own = sql.and([
    sql`user_id = ${ctx.viewer.userID}`,
    jobTrackingID !== undefined && sql`long_run_id = ${jobTrackingID}`,
  ]);
  const [rows, counted] = await Promise.all([
    ctx.db.rows<SlipRow>(sql`
      select ${slipColumns} from long_runs where ${own}
      order by date_inserted desc, long_run_id
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    ctx.db.row<{ total: number }>(sql`select count(*) as total from long_runs where ${own}`),
  ]);
  return { rows: rows.map(presentSlip), page, limit, total: counted?.total ?? 0 };
}

/** Those that are over are answered at once: nothing can change any more. */
export async function pollSlips(ctx: RequestContext, maxDuration: number): Promise<TrackingSlip[]> {
  const look = async () => (await listSlips(ctx, { page: 1, limit: MOST })).rows;
  const until = Date.now() + maxDuration * 1000;
  const seen = await look();
  let now = seen;
  while (isGoingOn(now) && JSON.stringify(now) === JSON.stringify(seen) && Date.now() < until) {
    await sleep(LOOK_EVERY_MS);
    now = await look();
  }
  return now;
}

function isGoingOn(slips: readonly TrackingSlip[]): boolean {
  return slips.some(({ status }) => status === 'received' || status === 'progress');
}
