// Deleting a comment with its replies, or emptying it so that the replies stay.
import { notFound } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { commentDeleted } from '../../comments.events.ts';
import { commentActs, recordUnlessAuthor } from '../comment.acts.ts';
import { lockDiscussionOf, subtreeOf } from '../threads/comment-subtree.ts';
import { deleteTogether } from './delete-together.ts';

/** All of a branch at once: only where it is known to be short. See remove-branch.ts for any. */
export async function deleteComment(w: WriteContext, commentID: number): Promise<void> {
  const discussion = await lockDiscussionOf(w, commentID);
  // Under its lock no reply comes in.
  const gone = await subtreeOf(w, commentID);
  if (!discussion || gone[0]?.comment_id !== commentID) throw notFound('Comment');
  await deleteTogether(w, discussion, { rootID: commentID, gone });
}

const REMOVAL_NOTICE = '<p>This comment was removed.</p>';

/** Its author and text are stored among the revisions, for those who may restore it. */
export async function tombstoneComment(w: WriteContext, commentID: number): Promise<void> {
  const discussion = await lockDiscussionOf(w, commentID);
  if (!discussion) return;
  const { discussion_id: discussionID } = discussion;
  const row = await w.db.row<{ insert_user_id: number; is_held: boolean }>(sql`
    with before as (
      insert into post_revisions (record_type, record_id, body, format, insert_user_id)
      select 'comment', comment_id, body, format, ${w.viewer.userID} from comments
      where comment_id = ${commentID} and date_tombstoned is null
    )
    update comments set body = ${REMOVAL_NOTICE}, format = 'html', body_html = ${REMOVAL_NOTICE}, image = null,
      date_tombstoned = now(), tombstone_user_id = ${w.viewer.userID}
    where comment_id = ${commentID} and date_tombstoned is null
    returning insert_user_id, date_held is not null as is_held`);
  if (!row) return;
  if (!row.is_held) changeUserCounters(w, row.insert_user_id, { comments: -1 });
  await forgetMentions(w, 'comment', [commentID]);
  const insertUserID = row.insert_user_id;
  const payload = { commentID, discussionID, insertUserID, isTombstone: true, userID: w.viewer.userID };
  await w.announce(commentDeleted, payload, {
    invalidates: [
      cacheTag.discussion(discussionID),
      cacheTag.allPosts,
      cacheTag.userPosts(row.insert_user_id),
    ],
  });
  const place = { commentID, insertUserID, categoryID: discussion.category_id };
  await recordUnlessAuthor(w, commentActs.emptied, place, { undo: {} });
}
