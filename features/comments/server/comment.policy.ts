// Who may see, write, edit and delete comments.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireWritableCategory, visibleCategoryIDs } from '../../categories/server/category.policy.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { discussionConfig } from '../../discussions/server/discussion.config.ts';
import type { DiscussionRow } from '../../discussions/server/discussion.rows.ts';
import { requireWriter } from '../../discussions/server/writing/guest-posts.ts';
import { type CommentAbilities, commentAbilities, mayComment } from '../comment.abilities.ts';
import { commentError } from '../comments.contract.ts';
import { commentConfig } from './comment.config.ts';
import { type CommentRow, findComments } from './comment.queries.ts';

/** The comment, if the viewer may see it: 404 or 403 else. */
export async function requireComment(ctx: RequestContext, commentID: number): Promise<CommentRow> {
  const [row] = await findComments(ctx.db, [commentID]);
  if (!row) throw notFound('Comment');
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id))
    throw permissionProblem(['discussions.view']);
  const isOwn = (userID: number) => userID > 0 && userID === ctx.viewer.userID;
  const isHidden =
    (row.is_held && !isOwn(row.insert_user_id)) || (row.is_discussion_held && !isOwn(row.discussion_user_id));
  if (isHidden && !seesHeldPosts(ctx, row.category_id)) throw notFound('Comment');
  return row;
}

/** Held posts are seen by moderators, and each by its author. */
function seesHeldPosts(ctx: RequestContext, categoryID: number): boolean {
  return ctx.can('community.moderate') || ctx.viewer.canInCategory('posts.moderate', categoryID);
}

/** Neither a moderator nor somebody whose own comments may wait. */
export function seesOnlyWhatStands(ctx: RequestContext, categoryID: number): boolean {
  return heldSeenBy(ctx, categoryID) === 'none';
}

/** Which of the held comments of a discussion in this category the viewer sees. */
export function heldSeenBy(ctx: RequestContext, categoryID: number): 'all' | 'own' | 'none' {
  if (seesHeldPosts(ctx, categoryID)) return 'all';
  return ctx.viewer.userID > 0 ? 'own' : 'none';
}

/** Comments `c` of one discussion that the viewer may see. */
export function seenInDiscussion(ctx: RequestContext, categoryID: number): Sql {
  return sql.and([!seesHeldPosts(ctx, categoryID) && heldOnlyByOwner(ctx, 'c'), isNotGoing('c')]);
}

/**
 * Comments `c` of any discussion `d` that the viewer may see. What is one's own and waits stands in the discussion
 * and among one's own posts, not in lists over everything.
 */
export async function seenAnywhere(
  ctx: RequestContext,
  visible: { ids: readonly number[]; isAll: boolean },
  authorIDs: readonly number[] = [],
): Promise<Sql> {
  const inCategory = visible.isAll ? undefined : sql`d.category_id = any(${visible.ids})`;
  const isThere = sql`d.date_removed is null and ${isNotGoing('c')}`;
  if (ctx.can('community.moderate')) return sql.and([inCategory, isThere]);
  const moderated = await visibleCategoryIDs(ctx, 'posts.moderate');
  const stands = authorIDs.includes(ctx.viewer.userID)
    ? sql`${heldOnlyByOwner(ctx, 'c')} and ${heldOnlyByOwner(ctx, 'd')}`
    : sql`c.date_held is null and d.date_held is null`;
  const seen = moderated.length > 0 ? sql`(d.category_id = any(${moderated}) or ${stands})` : stands;
  return sql.and([inCategory, isThere, seen]);
}

export async function seesHeldSomewhere(ctx: RequestContext): Promise<boolean> {
  return ctx.can('community.moderate') || (await visibleCategoryIDs(ctx, 'posts.moderate')).length > 0;
}

function heldOnlyByOwner(ctx: RequestContext, table: 'c' | 'd'): Sql {
  const name = sql.raw(table);
  if (ctx.viewer.userID <= 0) return sql`${name}.date_held is null`;
  return sql`(${name}.date_held is null or ${name}.insert_user_id = ${ctx.viewer.userID})`;
}

export async function requireMayComment(ctx: RequestContext, discussion: DiscussionRow): Promise<void> {
  const holdsHere = (...names: PermissionName[]) => ctx.viewer.canInCategory(names, discussion.category_id);
  requireWriter(ctx);
  if (mayComment(holdsHere, discussion.date_closed !== null))
    return requireWritableCategory(ctx, discussion.category_id);
  if (!holdsHere('comments.add')) throw permissionProblem(['comments.add']);
  throw commentError('comment.closed', { discussionID: discussion.discussion_id });
}

export function abilitiesOf(ctx: RequestContext, row: CommentRow): CommentAbilities {
  return commentAbilities({
    comment: {
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
      dateUpdated: row.date_updated,
      depth: row.depth,
      isTombstone: row.is_tombstone,
    },
    discussion: { categoryID: row.category_id, closed: row.is_closed },
    permissions: ctx.viewer.permissions,
    userID: ctx.viewer.userID,
    editContentTimeout: ctx.setting(discussionConfig.editContentTimeout),
    allowSelfDelete: ctx.setting(commentConfig.allowSelfDelete),
    now: ctx.now,
  });
}

export function requireMayEdit(ctx: RequestContext, row: CommentRow): void {
  if (abilitiesOf(ctx, row).canEdit) return;
  if (row.is_tombstone) throw commentError('comment.removed');
  if (row.insert_user_id !== ctx.viewer.userID) throw permissionProblem(['comments.edit']);
  throw commentError(row.is_closed ? 'comment.closed' : 'comment.editWindowOver');
}

/** Authors change nothing in an archived category; whoever edits what others wrote does. */
export async function requireMayEditText(ctx: RequestContext, row: CommentRow): Promise<void> {
  requireMayEdit(ctx, row);
  const isEditor =
    ctx.can(['site.manage', 'community.moderate']) ||
    ctx.viewer.canInCategory('comments.edit', row.category_id);
  if (!isEditor) await requireWritableCategory(ctx, row.category_id);
}

export function requireMayDelete(ctx: RequestContext, row: CommentRow): void {
  if (!abilitiesOf(ctx, row).canDelete) throw permissionProblem(['comments.delete']);
}

/** Theirs are all comments of the category, not their own alone. */
export function mayDeleteOthers(ctx: RequestContext, categoryID: number): boolean {
  return (
    ctx.can(['site.manage', 'community.moderate']) || ctx.viewer.canInCategory('comments.delete', categoryID)
  );
}
