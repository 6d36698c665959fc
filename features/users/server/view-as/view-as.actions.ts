// Beginning and ending to look at the site as somebody else. Each beginning has one end in the audit log, whoever or
// whatever ended it.

import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../../platform/server/http/context.ts';
import { systemViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { viewAsMemberActs, viewAsRoleActs } from './view-as.acts.ts';

export const END_VIEW_AS_JOB = 'users.endViewAs';

interface ViewAsRow {
  view_as_id: number;
  insert_user_id: number;
  role_id: number | null;
  user_id: number | null;
  date_expires: string;
}

/** Neither: a guest. */
export type SomebodyElse = { roleID?: number | undefined; userID?: number | undefined };

export async function beginViewAs(
  w: WriteContext,
  sessionID: number,
  { roleID, userID }: SomebodyElse,
): Promise<{ dateExpires: string }> {
  const [before] = await w.db.rows<ViewAsRow>(sql`
    delete from views_as where session_id = ${sessionID}
    returning view_as_id, insert_user_id, role_id, user_id, date_expires`);
  if (before) await recordEnd(w, before, 'ended');
  const row = (await w.db.row<ViewAsRow>(sql`
    insert into views_as (session_id, insert_user_id, role_id, user_id, date_expires)
    values (${sessionID}, ${w.viewer.userID}, ${roleID ?? null}, ${userID ?? null}, now() + interval '1 hour')
    returning view_as_id, insert_user_id, role_id, user_id, date_expires`)) as ViewAsRow;
  const after = { dateExpires: row.date_expires };
  if (row.user_id !== null)
    await recordAct(w, viewAsMemberActs.viewAsBegun, { ...(await actedOn(w, row)), after });
  else await recordAct(w, viewAsRoleActs.viewAsRoleBegun, { ...(await actedOn(w, row)), after });
  await w.enqueue(
    END_VIEW_AS_JOB,
    { viewAsID: row.view_as_id },
    { key: `view-as ${row.view_as_id}`, runAt: new Date(row.date_expires) },
  );
  // Streams of this account begin anew, as whom it looks by then.
  await w.invalidate([cacheTag.user(row.insert_user_id)]);
  return after;
}

/** By the one who looks. Nothing happens where they do not look as anybody. */
export async function endViewAs(ctx: RequestContext, how: 'ended' | 'signedOut'): Promise<void> {
  const { viewedAs } = ctx.viewer;
  if (!viewedAs) return;
  await ctx.db.transaction((tx) =>
    end(ctx.site.writeContext(tx, viewedAs.account, ctx.locale, ctx.origin), viewedAs.viewAsID, how),
  );
}

/** An hour after it began. */
export async function endViewAsByItself(site: Site, payload: Record<string, unknown>): Promise<void> {
  const viewAsID = Number(payload.viewAsID);
  const row = await site.database.row<{ insert_user_id: number }>(sql`
    select insert_user_id from views_as where view_as_id = ${viewAsID} and date_expires <= now()`);
  if (!row) return;
  const ctx = await makeContext(site, systemViewer(row.insert_user_id));
  await ctx.write((w) => end(w, viewAsID, 'expired'));
}

async function end(w: WriteContext, viewAsID: number, how: string): Promise<void> {
  const [row] = await w.db.rows<ViewAsRow>(sql`
    delete from views_as where view_as_id = ${viewAsID}
    returning view_as_id, insert_user_id, role_id, user_id, date_expires`);
  if (!row) return;
  await recordEnd(w, row, how);
  await w.invalidate([cacheTag.user(row.insert_user_id)]);
}

async function recordEnd(w: WriteContext, row: ViewAsRow, how: string): Promise<void> {
  const act = row.user_id === null ? viewAsRoleActs.viewAsRoleEnded : viewAsMemberActs.viewAsEnded;
  await recordAct(w, act, { ...(await actedOn(w, row)), after: { how } });
}

async function actedOn(
  { site }: WriteContext,
  { role_id, user_id }: ViewAsRow,
): Promise<{ recordID?: number }> {
  if (user_id !== null) return { recordID: user_id };
  const [guests] = (await site.roleRegistry()).roleIDsByType.get('guest') ?? [];
  const recordID = role_id ?? guests;
  return recordID === undefined ? {} : { recordID };
}
