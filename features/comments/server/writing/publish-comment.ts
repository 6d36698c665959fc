import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { mentionedIn } from '../../../mentions/server/mention.actions.ts';
import { commentPosted } from '../../comments.events.ts';
import { settleResolved } from './post-comment.ts';

/** Of comments that are seen now, those that waited from the beginning: whoever hears of new comments hears of them now. */
export async function publish(
  w: WriteContext,
  discussion: DiscussionRow,
  ids: readonly number[],
  invalidates: readonly string[],
): Promise<number[]> {
  const rows = await w.db.rows<{
    comment_id: number;
    parent_comment_id: number | null;
    insert_user_id: number;
  }>(sql`
    update comments set is_unpublished = false where comment_id = any(${[...ids]}) and is_unpublished
    returning comment_id, parent_comment_id, insert_user_id`);
  for (const row of rows) {
    await w.announce(
      commentPosted,
      {
        commentID: row.comment_id,
        discussionID: discussion.discussion_id,
        categoryID: discussion.category_id,
        parentCommentID: row.parent_comment_id,
        userID: row.insert_user_id,
        mentionedUserIDs: await mentionedIn(w, 'comment', row.comment_id),
        discussionType: discussion.type,
        discussionUserID: discussion.insert_user_id,
      },
      { invalidates },
    );
  }
  // Written by somebody whose posts wait: no answer of staff.
  if (rows.length > 0)
    await settleResolved(w, { discussionID: discussion.discussion_id, isByStaff: false }, discussion);
  return rows.map((row) => row.comment_id);
}
