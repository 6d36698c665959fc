// A community's own statuses: added, changed, taken away. Those of the product stay.
import { notFound } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { type NewStatus, type StatusPatch, statusError } from '../../discussion-statuses.contract.ts';
import { statusAdded, statusChanged, statusDeleted } from '../../discussions.events.ts';
import { STATUSES_TAG } from './discussion.statuses.ts';
import { RETURN_JOB, returnSome } from './return-from-status.ts';

interface StatusRow {
  status_id: number;
  record_subtype: string;
  is_internal: boolean;
  is_default: boolean;
  is_system: boolean;
}

export function addStatus(ctx: RequestContext, given: NewStatus): Promise<number> {
  return changeStatuses(ctx, async (w) => {
    const subtype = given.recordSubtype ?? 'discussion';
    if (given.isDefault) await clearDefault(w, subtype, false);
    const row = await w.db.row<{ status_id: number }>(sql`
      insert into discussion_statuses (name, state, record_subtype, is_default, insert_user_id)
      values (${given.name}, ${given.state ?? 'open'}, ${subtype}, ${given.isDefault ?? false}, ${w.viewer.userID})
      returning status_id`);
    const statusID = row?.status_id ?? 0;
    await announce(w, statusAdded, statusID);
    return statusID;
  });
}

export function changeStatus(ctx: RequestContext, statusID: number, patch: StatusPatch): Promise<void> {
  return changeStatuses(ctx, async (w) => {
    const row = await requireOwnStatus(w, statusID);
    const subtype = patch.recordSubtype ?? row.record_subtype;
    const isInternal = patch.isInternal ?? row.is_internal;
    const isDefault = patch.isDefault ?? row.is_default;
    const isElsewhere = subtype !== row.record_subtype || isInternal !== row.is_internal;
    if (isElsewhere && (await isInUse(w, statusID))) throw statusError('status.inUse');
    if (isDefault) await clearDefault(w, subtype, isInternal);
    await w.db.execute(sql`
      update discussion_statuses set name = coalesce(${patch.name ?? null}, name),
        state = coalesce(${patch.state ?? null}, state), record_subtype = ${subtype}, is_internal = ${isInternal},
        is_default = ${isDefault}, update_user_id = ${w.viewer.userID}, date_updated = now()
      where status_id = ${statusID}`);
    if (row.is_default && (!isDefault || isElsewhere)) await restoreDefault(w, row);
    await announce(w, statusChanged, statusID);
  });
}

/** Discussions that are returned in the call itself, at most. */
const AT_ONCE = 100;
/** Long enough that the job finds nothing left where the call itself got through with it. */
const SAFETY_NET_MS = 30_000;

/** The log goes on naming it, so its row stays, out of use. */
export async function removeStatus(ctx: RequestContext, statusID: number): Promise<void> {
  const job = { key: `${RETURN_JOB}:${statusID}`, payload: { statusID, userID: ctx.viewer.userID } };
  await changeStatuses(ctx, async (w) => {
    const row = await requireOwnStatus(w, statusID);
    if (row.is_default) throw statusError('status.default');
    await w.db.execute(sql`update discussion_statuses set is_active = false where status_id = ${statusID}`);
    const runAt = new Date(Date.now() + SAFETY_NET_MS);
    await w.enqueue(RETURN_JOB, job.payload, { key: job.key, runAt });
    await announce(w, statusDeleted, statusID);
  });
  if ((await returnSome(ctx, statusID, AT_ONCE)) === AT_ONCE)
    await ctx.write((w) => w.enqueue(RETURN_JOB, job.payload, { key: job.key }));
}

/** One at a time: of two who choose a default at once, the later one replaces the earlier one's. */
function changeStatuses<T>(ctx: RequestContext, work: (w: WriteContext) => Promise<T>): Promise<T> {
  return ctx.write(async (w) => {
    await w.db.execute(sql`select pg_advisory_xact_lock(hashtext('discussion-statuses'))`);
    return work(w);
  });
}

async function requireOwnStatus(w: WriteContext, statusID: number): Promise<StatusRow> {
  const row = await w.db.row<StatusRow>(sql`
    select status_id, record_subtype, is_internal, is_default, is_system from discussion_statuses
    where status_id = ${statusID} and is_active`);
  if (!row) throw notFound('Status');
  if (row.is_system) throw statusError('status.system');
  return row;
}

async function isInUse(w: WriteContext, statusID: number): Promise<boolean> {
  const used = await w.db.row(sql`
    select from discussions where status_id = ${statusID}
    union all select from discussions where internal_status_id = ${statusID} limit 1`);
  return used !== undefined;
}

async function clearDefault(w: WriteContext, subtype: string, isInternal: boolean): Promise<void> {
  await w.db.execute(sql`
    update discussion_statuses set is_default = false
    where record_subtype = ${subtype} and is_internal = ${isInternal} and is_default`);
}

/** The product's own first status of the type, if there is one. */
function firstOfProduct({ record_subtype, is_internal }: StatusRow): Sql {
  return sql`(select min(status_id) from discussion_statuses
    where record_subtype = ${record_subtype} and is_internal = ${is_internal} and is_system and status_id >= 0)`;
}

async function restoreDefault(w: WriteContext, row: StatusRow): Promise<void> {
  await w.db.execute(
    sql`update discussion_statuses set is_default = true where status_id = ${firstOfProduct(row)}`,
  );
}

function announce(w: WriteContext, event: typeof statusChanged, statusID: number): Promise<void> {
  const payload = { statusID, userID: w.viewer.userID };
  return w.announce(event, payload, { invalidates: [STATUSES_TAG, cacheTag.allPosts] });
}
