// The discussion of the page a widget stands on.
import type { DiscussionRow } from '../../discussions/server/discussion.rows.ts';
import type { CreateCommentAssetProps } from '../comment-widgets.contract.ts';

/** Views of posts resolve `discussionID`, or the `discussion` itself. */
export function discussionIDOf(params: Record<string, unknown>): number {
  const { discussionID } = { ...(params.discussion as object | undefined), ...params } as {
    discussionID?: unknown;
  };
  return Number(discussionID);
}

export function judgedDiscussion(row: DiscussionRow): CreateCommentAssetProps['discussion'] {
  return {
    discussionID: row.discussion_id,
    categoryID: row.category_id,
    insertUserID: row.insert_user_id,
    closed: row.date_closed !== null,
  };
}
