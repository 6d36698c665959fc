// Who may look into the history of a post: whoever looks after the discussion, and of comments, after all posts.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { commentPath } from '../../comments/comment.address.ts';
import { requireComment } from '../../comments/server/comment.policy.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';

export interface HistoryRecord {
  recordType: 'discussion' | 'comment';
  recordID: number;
}

/** The wording that stands now, with what it is called and where it is read. */
export interface StandingPost extends HistoryRecord {
  name: string;
  body: string;
  format: string;
  path: string;
  authorID: number;
  date: string;
}

export async function requireHistory(ctx: RequestContext, record: HistoryRecord): Promise<StandingPost> {
  const { recordType, recordID } = record;
  if (recordType === 'comment') {
    const row = await requireComment(ctx, recordID);
    ctx.require('community.moderate');
    return {
      ...record,
      name: '',
      body: row.body ?? '',
      format: row.format,
      path: commentPath(recordID),
      ...writtenBy(row),
    };
  }
  const row = await requireDiscussion(ctx, recordID);
  requireLooksAfter(ctx, row.category_id);
  return {
    ...record,
    name: row.name,
    body: row.body,
    format: row.format,
    path: discussionPath({ discussionID: recordID, name: row.name }),
    ...writtenBy(row),
  };
}

export async function requireDeletedComments(
  ctx: RequestContext,
  discussionID: number,
): Promise<{ name: string; path: string; categoryID: number }> {
  const row = await requireDiscussion(ctx, discussionID);
  requireLooksAfter(ctx, row.category_id);
  return {
    name: row.name,
    path: discussionPath({ discussionID, name: row.name }),
    categoryID: row.category_id,
  };
}

export function mayRestoreComments(ctx: RequestContext, categoryID: number): boolean {
  return ctx.can('community.moderate') || ctx.viewer.canInCategory('comments.delete', categoryID);
}

function requireLooksAfter(ctx: RequestContext, categoryID: number): void {
  if (ctx.can('community.moderate') || ctx.viewer.canInCategory('discussions.moderate', categoryID)) return;
  throw permissionProblem(['discussions.moderate']);
}

function writtenBy(row: {
  insert_user_id: number;
  update_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
}) {
  return { authorID: row.update_user_id ?? row.insert_user_id, date: row.date_updated ?? row.date_inserted };
}
