// PATCH of a discussion: which verbs it means, and whether each is allowed.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { rememberMentions } from '../../../mentions/server/mention.actions.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import type { DiscussionPatch } from '../../discussions.contract.ts';
import { discussionEdited } from '../../discussions.events.ts';
import { renderPost } from '../bodies/render-post.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import { abilitiesOn, requireCanEdit, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion, postTypeIDOf } from '../discussion.rows.ts';
import { type EditedDiscussion, prepareEditedParts } from '../discussion-parts.ts';
import { requirePlaceFor } from '../discussion-place.ts';
import { requireSeenState } from '../discussion-source.ts';
import {
  changeAuthor,
  closeDiscussion,
  invalidatedTagsOf,
  moveDiscussion,
  pinDiscussion,
  reopenDiscussion,
  sinkDiscussion,
} from '../discussion-state.ts';
import { editedPostMeta, rewritePostMeta } from '../page/discussion-meta.ts';
import { RESOLVED, UNRESOLVED } from '../statuses/discussion.statuses.ts';
import { resolveDiscussion } from '../statuses/discussion-status.ts';
import { applyTypeChange, prepareTypeChange } from './change-type.ts';
import { pinLocationOf, requireTitle } from './start-discussion.ts';

export async function editDiscussion(
  ctx: RequestContext,
  discussionID: number,
  patch: EditedDiscussion,
  /** Done in the same transaction, with what the discussion was before. */
  alongside?: (w: WriteContext, before: DiscussionRow) => Promise<void>,
): Promise<void> {
  const seen = await requireDiscussion(ctx, discussionID);
  const changesText =
    isOther(patch.name, seen.name) || isOther(patch.body, seen.body) || isOther(patch.format, seen.format);
  const movesTo = isOther(patch.categoryID, seen.category_id) ? patch.categoryID : undefined;
  if (changesText || movesTo) requireCanEdit(ctx, seen);
  if (isOther(patch.name, seen.name)) requireTitle(ctx, patch.name ?? '');
  if (movesTo) await requirePlaceFor(ctx, movesTo, patch.postTypeID?.toLowerCase() ?? postTypeIDOf(seen));
  const typeChange = await wantedType(ctx, seen, patch);
  const meta = typeChange ? undefined : await editedPostMeta(ctx, seen, patch.postMeta);
  const parts = await prepareEditedParts(ctx, patch, seen);
  const changesParts = meta !== undefined || parts.length > 0;
  if (changesParts) requireCanEdit(ctx, seen);
  await requireStateRights(ctx, seen, patch);
  const rendered = changesText
    ? await renderPost(ctx, patch.body ?? seen.body, patch.format ?? seen.format, movesTo ?? seen.category_id)
    : undefined;
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (!row) throw notFound('Discussion');
    await requireSeenState(ctx, w, row);
    // Between the read and the lock it may have been closed or moved away: checked again as it is now.
    if (changesText || movesTo || changesParts) requireCanEdit(ctx, row);
    if (rendered) await rewrite(ctx, w, row, patch, rendered);
    if (typeChange) await applyTypeChange(ctx, w, row, typeChange);
    if (meta) await rewritePostMeta(w, row, meta);
    for (const rewritePart of parts) await rewritePart(w, row);
    await changeState(ctx, w, row, patch);
    if (movesTo) await moveDiscussion(w, row, movesTo);
    await alongside?.(w, row);
  });
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

/** The text before stays as a revision. */
async function rewrite(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
  patch: DiscussionPatch,
  rendered: PreparedBody,
): Promise<void> {
  const { userID } = ctx.viewer;
  const before = await w.db.row<{ post_revision_id: number }>(sql`
    insert into post_revisions (record_type, record_id, name, body, format, insert_user_id, date_inserted)
    select 'discussion', discussion_id, name, body, format, coalesce(update_user_id, insert_user_id),
      coalesce(date_updated, date_inserted)
    from discussions where discussion_id = ${row.discussion_id} returning post_revision_id`);
  await w.db.execute(sql`
    update discussions set name = ${patch.name ?? row.name}, body = ${patch.body === undefined ? row.body : rendered.source},
      format = ${patch.format ?? row.format}, body_html = ${rendered.html}, excerpt = ${rendered.excerpt},
      image = ${rendered.image && JSON.stringify(rendered.image)}, renderer_version = ${RENDERER_VERSION},
      update_user_id = ${userID}, date_updated = now()
    where discussion_id = ${row.discussion_id}`);
  await rememberMentions(w, 'discussion', row.discussion_id, rendered.mentionedUserIDs);
  await w.announce(
    discussionEdited,
    {
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      userID,
      mentionedUserIDs: rendered.mentionedUserIDs,
    },
    { invalidates: invalidatedTagsOf(row) },
  );
  await recordUnlessAuthor(w, discussionActs.edited, row, {
    before: { postRevisionID: before?.post_revision_id },
  });
}
