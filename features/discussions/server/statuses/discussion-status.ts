// Where a discussion stands: given by hand, remembered with who and why.
import { fieldProblem, notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { findPostType } from '../../../post-types/server/post-types.ts';
import {
  type DiscussionStatus,
  type StatusLogEntry,
  statusError,
} from '../../discussion-statuses.contract.ts';
import { discussionError } from '../../discussions.contract.ts';
import { discussionStatusChanged } from '../../discussions.events.ts';
import { discussionActs, recordOnDiscussion } from '../discussion.acts.ts';
import { abilitiesOn, requireDiscussion, requireUnarchivedOrEditor } from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';
import { visibleStatuses } from './discussion.statuses.ts';

export interface RequestedStatus {
  statusID?: number | undefined;
  internalStatusID?: number | undefined;
  /** Empty: nothing is said of it; where it has the status already, what was said stays. Null: nothing is said any more. */
  statusNotes: string | null;
}

export async function putStatus(
  ctx: RequestContext,
  discussionID: number,
  requested: RequestedStatus,
): Promise<void> {
  const statusID = requested.statusID ?? requested.internalStatusID;
  if (
    statusID === undefined ||
    (requested.statusID !== undefined && requested.internalStatusID !== undefined)
  )
    throw fieldProblem('statusID', 'Give either statusID or internalStatusID.', 400, 'missingField');
  const row = await requireDiscussion(ctx, discussionID);
  const isInternal = requested.internalStatusID !== undefined;
  await requireMayGive(ctx, row, isInternal);
  const status = (await visibleStatuses(ctx)).find((each) => each.statusID === statusID);
  if (!status || status.isInternal !== isInternal) throw discussionError('discussion.statusUnknown');
  requireFits(ctx, row, status);
  await ctx.write(async (w) => {
    const locked = await lockDiscussion(w.db, discussionID);
    if (!locked) throw notFound('Discussion');
    await giveStatus(w, locked, status, requested.statusNotes);
  });
}

/** Whoever may edit the discussion sets its status, or who moderates its category; the internal status is for staff. */
async function requireMayGive(ctx: RequestContext, row: DiscussionRow, isInternal: boolean): Promise<void> {
  if (isInternal) ctx.require('staff.allow');
  else if (findPostType(ctx, row.type)?.isStatusOfStaff) {
    const category = { resourceType: 'category', resourceID: row.category_id } as const;
    if (!ctx.can('discussions.moderate', category)) throw permissionProblem(['discussions.moderate']);
  } else {
    if (!abilitiesOn(ctx, row).canEdit) throw permissionProblem(['discussions.edit']);
    await requireUnarchivedOrEditor(ctx, row);
  }
}

/** Statuses that an add-on derives from the comments are its own affair; from a hand-given one they can be returned to. */
function requireFits(ctx: RequestContext, row: DiscussionRow, status: DiscussionStatus): void {
  if (status.isInternal) return;
  const derived = Object.values(findPostType(ctx, row.type)?.statusWords ?? {});
  if (derived.includes(status.statusID) && derived.includes(row.status_id)) {
    if (status.statusID !== row.status_id) throw statusError('status.follows');
  }
  if (status.recordSubtype !== null && status.recordSubtype !== row.type)
    throw statusError('status.otherType', { discussionType: row.type, recordSubtype: status.recordSubtype });
}

async function giveStatus(
  w: WriteContext,
  row: DiscussionRow,
  { statusID, isInternal }: DiscussionStatus,
  notes: string | null,
): Promise<void> {
  const current = isInternal ? row.internal_status_id : row.status_id;
  if (current === statusID && (notes === '' || (notes === null && row.status_notes === null))) return;
  await requireStillThere(w, statusID);
  await w.db.execute(
    isInternal
      ? sql`update discussions set internal_status_id = ${statusID} where discussion_id = ${row.discussion_id}`
      : sql`update discussions set status_id = ${statusID}, status_notes = ${notes || null},
          status_user_id = ${w.viewer.userID}, date_status = now() where discussion_id = ${row.discussion_id}`,
  );
  const logID = await logStatus(w, row.discussion_id, statusID, notes ?? '');
  await announceStatus(w, row, {
    ...(isInternal ? { internalStatusID: statusID } : { statusID }),
    ...(current === statusID && { isOfNotes: true }),
    logID,
  });
  await recordStatus(w, row, { isInternal, statusID });
}

/** Authors give their own discussions a status, too; the internal one is for staff. */
async function recordStatus(
  w: WriteContext,
  row: DiscussionRow,
  { isInternal, statusID }: { isInternal: boolean; statusID: number },
): Promise<void> {
  if (!isInternal && row.insert_user_id === w.viewer.userID) return;
  await recordOnDiscussion(w, discussionActs.statusChanged, row, {
    before: { statusID: isInternal ? row.internal_status_id : row.status_id },
    after: { statusID },
  });
}

/** Whoever takes the status away waits until this discussion has it, and then returns it with the others. */
async function requireStillThere(w: WriteContext, statusID: number): Promise<void> {
  const row = await w.db.row(
    sql`select from discussion_statuses where status_id = ${statusID} and is_active for share`,
  );
  if (!row) throw discussionError('discussion.statusUnknown');
}

/** `resolved` of an edit is the internal status 8, otherwise 7. */
export async function resolveDiscussion(
  w: WriteContext,
  row: DiscussionRow,
  statusID: number,
): Promise<void> {
  if (row.internal_status_id === statusID) return;
  await w.db.execute(sql`
    update discussions set internal_status_id = ${statusID} where discussion_id = ${row.discussion_id}`);
  const logID = await logStatus(w, row.discussion_id, statusID);
  await announceStatus(w, row, { internalStatusID: statusID, logID });
  await recordStatus(w, row, { isInternal: true, statusID });
}

/** For other features that give a status in a transaction of theirs. Answers which entry it is. */
export async function logStatus(
  w: WriteContext,
  discussionID: number,
  statusID: number,
  reason = '',
): Promise<number> {
  const row = await w.db.row<{ record_log_id: number }>(sql`
    insert into discussion_status_log (discussion_id, status_id, reason, insert_user_id)
    values (${discussionID}, ${statusID}, ${reason || null}, ${w.viewer.userID}) returning record_log_id`);
  return row?.record_log_id ?? 0;
}

export function announceStatus(
  w: WriteContext,
  row: DiscussionRow,
  given: { statusID?: number; internalStatusID?: number; isOfNotes?: true; logID: number },
): Promise<void> {
  const payload = {
    discussionID: row.discussion_id,
    categoryID: row.category_id,
    userID: w.viewer.userID,
    ...given,
  };
  return w.announce(discussionStatusChanged, payload, { invalidates: invalidatedTagsOf(row) });
}

interface LogRow {
  record_log_id: number;
  status_id: number;
  reason: string | null;
  insert_user_id: number;
  date_inserted: string;
}

export async function statusLog(
  ctx: RequestContext,
  discussionID: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: StatusLogEntry[]; total: number }> {
  await requireDiscussion(ctx, discussionID);
  const seen = ctx.can('staff.allow') ? undefined : sql`not is_internal`;
  const from = sql`
    from discussion_status_log l join discussion_statuses using (status_id)
    where l.discussion_id = ${discussionID} and ${sql.and([seen])}`;
  const rows = await ctx.db.rows<LogRow>(sql`
    select l.record_log_id, l.status_id, l.reason, l.insert_user_id, l.date_inserted ${from}
    order by l.record_log_id desc limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  const counted = await ctx.db.row<{ total: number }>(sql`select count(*) as total ${from}`);
  return {
    rows: rows.map((row) => ({
      recordLogID: row.record_log_id,
      statusID: row.status_id,
      recordType: 'discussion',
      recordID: discussionID,
      reason: row.reason,
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    })),
    total: counted?.total ?? 0,
  };
}
