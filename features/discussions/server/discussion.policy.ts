// Who may see and do what with a discussion. The rules themselves are shared with the interface.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Viewer } from '../../../platform/server/sessions/viewer.ts';
import { requireWritableCategory, visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsNowhere } from '../../categories/server/hidden-redirects.ts';
import { authorSecondsLeft, type DiscussionAbilities, discussionAbilities } from '../discussion.abilities.ts';
import { discussionError } from '../discussions.contract.ts';
import { discussionConfig } from './discussion.config.ts';
import { type DiscussionRow, findDiscussion } from './discussion.rows.ts';

/** The discussion, if the viewer may see it: 404, 403, or 410 where it was deleted. */
export async function requireDiscussion(
  ctx: RequestContext,
  discussionID: number,
  permission: PermissionName = 'discussions.view',
): Promise<DiscussionRow> {
  const row = await findDiscussion(ctx.db, discussionID);
  if (!row) throw await missingDiscussion(ctx, discussionID);
  if (!ctx.viewer.canInCategory(permission, row.category_id)) throw permissionProblem([permission]);
  if (row.date_removed !== null) throw await missingDiscussion(ctx, discussionID);
  if (row.date_held !== null && !seesHeldPost(ctx.viewer, row)) throw notFound('Discussion');
  if (row.type === 'redirect' && (await hiddenRedirects(ctx, [discussionID])).has(discussionID))
    throw notFound('Discussion');
  return row;
}

/** Those of these redirects that lead to what the viewer does not see. */
export async function hiddenRedirects(
  ctx: RequestContext,
  discussionIDs: readonly number[],
): Promise<ReadonlySet<number>> {
  if (discussionIDs.length === 0) return new Set();
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select d.discussion_id from discussions d
    where d.discussion_id = any(${[...discussionIDs]}) and ${leadsNowhere(await visibleCategories(ctx))}`);
  return new Set(rows.map((row) => row.discussion_id));
}

/** A post that is held back is seen by its author and by those who decide about it. */
export function seesHeldPost(viewer: Viewer, post: { category_id: number; insert_user_id: number }): boolean {
  const isAuthor = viewer.userID > 0 && viewer.userID === post.insert_user_id;
  return (
    isAuthor || viewer.can('community.moderate') || viewer.canInCategory('posts.moderate', post.category_id)
  );
}

/** 410 where it was deleted, else 404. */
export async function missingDiscussion(ctx: RequestContext, discussionID: number) {
  const deleted = await ctx.db.row<{ log_id: number }>(
    sql`select log_id from deleted_discussions where discussion_id = ${discussionID}`,
  );
  if (!deleted) return notFound('Discussion');
  return discussionError('discussion.deleted', { discussionID, logID: deleted.log_id });
}

export function abilitiesOn(ctx: RequestContext, row: DiscussionRow): DiscussionAbilities {
  return discussionAbilities({
    discussion: {
      categoryID: row.category_id,
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
      closed: row.date_closed !== null,
      closeUserID: row.close_user_id,
    },
    permissions: ctx.viewer.permissions,
    userID: ctx.viewer.userID,
    editContentTimeout: ctx.setting(discussionConfig.editContentTimeout),
    now: ctx.now,
  });
}

/** Authors change nothing in an archived category; whoever edits what others wrote does. */
export async function requireUnarchivedOrEditor(
  ctx: RequestContext,
  row: Pick<DiscussionRow, 'category_id'>,
): Promise<void> {
  const isEditor =
    ctx.can('community.moderate') || ctx.viewer.canInCategory('discussions.edit', row.category_id);
  if (!isEditor) await requireWritableCategory(ctx, row.category_id);
}

/** An author whom the clock or the lock stops gets that error; anybody else lacks the permission. */
export function requireCanEdit(ctx: RequestContext, row: DiscussionRow): void {
  if (abilitiesOn(ctx, row).canEdit) return;
  if (ctx.viewer.userID !== row.insert_user_id) throw permissionProblem(['discussions.edit']);
  if (row.date_closed !== null) throw discussionError('discussion.closed');
  const timeout = ctx.setting(discussionConfig.editContentTimeout);
  if (authorSecondsLeft(row.date_inserted, timeout, ctx.now) === 0)
    throw discussionError('discussion.editWindowOver');
  throw permissionProblem(['session.valid']);
}
