// PATCH of a discussion: which verbs it means, and whether each is allowed.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { type Hold, holdOf } from '../../../../platform/server/places/hold-rules.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import type { DiscussionPatch } from '../../discussions.contract.ts';
import { discussionEditHeld } from '../../discussions.events.ts';
import { renderPost } from '../bodies/render-post.ts';
import {
  abilitiesOn,
  requireCanEdit,
  requireDiscussion,
  requireUnarchivedOrEditor,
} from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion, postTypeIDOf } from '../discussion.rows.ts';
import { type EditedDiscussion, prepareEditedParts } from '../discussion-parts.ts';
import { requirePlaceFor } from '../discussion-place.ts';
import { requireSeenState } from '../discussion-source.ts';
import {
  changeAuthor,
  closeDiscussion,
  moveDiscussion,
  pinDiscussion,
  reopenDiscussion,
  sinkDiscussion,
} from '../discussion-state.ts';
import { editedPostMeta, rewritePostMeta } from '../page/discussion-meta.ts';
import { RESOLVED, UNRESOLVED } from '../statuses/discussion.statuses.ts';
import { resolveDiscussion } from '../statuses/discussion-status.ts';
import { applyTypeChange, prepareTypeChange } from './change-type.ts';
import { forgetHeldEdit, holdEdit } from './held-edits.ts';
import { rewriteDiscussion } from './rewrite-discussion.ts';
import { pinLocationOf, requireTitle } from './start-discussion.ts';

export async function editDiscussion(
  ctx: RequestContext,
  discussionID: number,
  patch: EditedDiscussion,
  /** Done in the same transaction, with what the discussion was before. */
  alongside?: (w: WriteContext, before: DiscussionRow) => Promise<void>,
): Promise<{ isHeld: boolean }> {
  const seen = await requireDiscussion(ctx, discussionID);
  const changesText =
    isOther(patch.name, seen.name) || isOther(patch.body, seen.body) || isOther(patch.format, seen.format);
  const movesTo = isOther(patch.categoryID, seen.category_id) ? patch.categoryID : undefined;
  if (changesText || movesTo) requireCanEdit(ctx, seen);
  if (changesText || movesTo) await requireUnarchivedOrEditor(ctx, seen);
  if (isOther(patch.name, seen.name)) requireTitle(ctx, patch.name ?? '');
  if (movesTo) await requirePlaceFor(ctx, movesTo, patch.postTypeID?.toLowerCase() ?? postTypeIDOf(seen));
  const typeChange = await wantedType(ctx, seen, patch);
  const meta = typeChange ? undefined : await editedPostMeta(ctx, seen, patch.postMeta);
  const parts = await prepareEditedParts(ctx, patch, seen);
  const changesParts = meta !== undefined || parts.length > 0;
  if (changesParts) {
    requireCanEdit(ctx, seen);
    await requireUnarchivedOrEditor(ctx, seen);
  }
  await requireStateRights(ctx, seen, patch);
  const rendered = changesText
    ? await renderPost(ctx, patch.body ?? seen.body, patch.format ?? seen.format, movesTo ?? seen.category_id)
    : undefined;
  const hold = rendered && (await holdOfEdit(ctx, seen, patch, rendered, movesTo));
  return ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (!row) throw notFound('Discussion');
    await requireSeenState(ctx, w, row);
    // Between the read and the lock it may have been closed or moved away: checked again as it is now.
    if (changesText || movesTo || changesParts) requireCanEdit(ctx, row);
    if (rendered) await changeText(w, row, { ...rendered, name: patch.name ?? row.name }, hold);
    if (typeChange) await applyTypeChange(ctx, w, row, typeChange);
    if (meta) await rewritePostMeta(w, row, meta);
    for (const rewritePart of parts) await rewritePart(w, row);
    await changeState(ctx, w, row, patch);
    if (movesTo) await moveDiscussion(w, row, movesTo);
    await alongside?.(w, row);
    return { isHeld: hold !== undefined };
  });
}

/** What waits anyway is looked at as it will be then. */
async function holdOfEdit(
  ctx: RequestContext,
  row: DiscussionRow,
  patch: DiscussionPatch,
  { html }: PreparedBody,
  movesTo: number | undefined,
): Promise<Hold | undefined> {
  if (row.date_held !== null) return undefined;
  return holdOf(ctx, {
    recordType: 'discussion',
    recordID: row.discussion_id,
    categoryID: movesTo ?? row.category_id,
    userID: ctx.viewer.userID,
    name: patch.name ?? row.name,
    html,
  });
}

async function changeText(
  w: WriteContext,
  row: DiscussionRow,
  text: PreparedBody & { name: string },
  hold: Hold | undefined,
): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  if (!hold) {
    await forgetHeldEdit(w, 'discussion', discussionID);
    await rewriteDiscussion(w, row, text);
    return;
  }
  await holdEdit(w, { recordType: 'discussion', recordID: discussionID, name: text.name, text });
  await w.announce(discussionEditHeld, { discussionID, categoryID, userID: w.viewer.userID, ...hold });
}

function wantedType(ctx: RequestContext, row: DiscussionRow, patch: DiscussionPatch) {
  const { postTypeID: name, postMeta, categoryID } = patch;
  return name === undefined ? undefined : prepareTypeChange(ctx, row, { name, postMeta, categoryID });
}

function isOther<T>(given: T | undefined, current: T): boolean {
  return given !== undefined && given !== current;
}

async function requireStateRights(
  ctx: RequestContext,
  row: DiscussionRow,
  patch: DiscussionPatch,
): Promise<void> {
  const abilities = abilitiesOn(ctx, row);
  if (isOther(patch.closed, row.date_closed !== null) && !abilities.canClose)
    throw permissionProblem(['discussions.close']);
  const pin = pinLocationOf(patch, row.pin_location);
  if (isOther(pin, row.pin_location) && !abilities.canPin) throw permissionProblem(['discussions.announce']);
  if (isOther(patch.sink, row.date_sunk !== null) && !abilities.canSink)
    throw permissionProblem(['discussions.sink']);
  if (!isOther(patch.insertUserID, row.insert_user_id)) return;
  if (!abilities.canChangeAuthor) throw permissionProblem(['site.manage']);
  const author = await ctx.db.row(
    sql`select 1 from users where user_id = ${patch.insertUserID} and date_deleted is null`,
  );
  if (!author) throw notFound('User');
}

async function changeState(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
  patch: DiscussionPatch,
): Promise<void> {
  if (patch.closed === true) await closeDiscussion(w, row);
  if (patch.closed === false) await reopenDiscussion(w, row);
  const pin = pinLocationOf(patch, row.pin_location);
  if (pin !== undefined) await pinDiscussion(w, row, pin);
  if (patch.sink !== undefined) await sinkDiscussion(w, row, patch.sink);
  if (patch.resolved !== undefined) {
    ctx.require('staff.allow');
    await resolveDiscussion(w, row, patch.resolved ? RESOLVED : UNRESOLVED);
  }
  if (patch.insertUserID !== undefined) await changeAuthor(w, row, patch.insertUserID);
}
