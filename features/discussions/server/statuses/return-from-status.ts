// Discussions whose status was taken away go back to the first one of their type, some at a time.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { lockDiscussions } from '../discussion.rows.ts';
import { UNRESOLVED } from './discussion.statuses.ts';
import { announceStatus, logStatus } from './discussion-status.ts';

export const RETURN_JOB = 'return-from-status';

const LIST = 1000;
/** Others wait for a discussion no longer than so many take. */
const BATCH = 20;

export async function returnFromStatusJob(site: Site, payload: Record<string, unknown>): Promise<void> {
  const ctx = await makeContext(site, systemViewer(Number(payload.userID)));
  while ((await returnSome(ctx, Number(payload.statusID))) === LIST);
}

/** For the call itself, which leaves what is more to the job. */
export async function returnSome(ctx: RequestContext, statusID: number, limit = LIST): Promise<number> {
  const column = await columnOf(ctx, statusID);
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions where ${column} = ${statusID} limit ${sql.integer(limit)}`);
  const ids = rows.map((row) => row.discussion_id).sort((a, b) => a - b);
  for (let at = 0; at < ids.length; at += BATCH)
    await returnThese(ctx, { statusID, column }, ids.slice(at, at + BATCH));
  return ids.length;
}

async function returnThese(
  ctx: RequestContext,
  { statusID, column }: { statusID: number; column: Sql },
  ids: readonly number[],
): Promise<void> {
  const isInternal = column === INTERNAL;
  await ctx.write(async (w) => {
    const locked = await lockDiscussions(w.db, ids);
    const returned = await w.db.rows<{ discussion_id: number; status_id: number }>(sql`
      update discussions set ${column} = coalesce((
        select home.status_id from discussion_statuses home join discussion_statuses gone
          using (record_subtype, is_internal)
        where gone.status_id = ${statusID} and home.is_default and home.is_active), ${isInternal ? UNRESOLVED : 0})
      where discussion_id = any(${ids}) and ${column} = ${statusID}
      returning discussion_id, ${column} as status_id`);
    for (const { discussion_id: discussionID, status_id: homeID } of returned) {
      const logID = await logStatus(w, discussionID, homeID);
      const row = locked.get(discussionID);
      // Whoever derives statuses finds out by it where the discussion stands now.
      const given = isInternal ? { internalStatusID: homeID } : { statusID: homeID };
      if (row) await announceStatus(w, row, { ...given, logID });
    }
  });
}

const INTERNAL = sql.raw('internal_status_id');
const OPEN_TO_ALL = sql.raw('status_id');

async function columnOf(ctx: RequestContext, statusID: number): Promise<Sql> {
  const row = await ctx.db.row<{ is_internal: boolean }>(
    sql`select is_internal from discussion_statuses where status_id = ${statusID}`,
  );
  return row?.is_internal ? INTERNAL : OPEN_TO_ALL;
}
