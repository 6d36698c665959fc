// Editing a comment. The earlier text is stored.
import { notFound } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { movePoints } from '../../../discussions/server/member-counts/move-points.ts';
import { rememberMentions } from '../../../mentions/server/mention.actions.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { commentAuthorChanged, commentEdited } from '../../comments.events.ts';
import { commentActs, recordOnComment, recordUnlessAuthor } from '../comment.acts.ts';
import type { CommentRow } from '../comment.queries.ts';

/** `userID`: whose wording it is, where somebody else approves it. */
export async function editComment(
  w: WriteContext,
  row: Pick<CommentRow, 'comment_id' | 'discussion_id' | 'category_id' | 'insert_user_id'>,
  body: PreparedBody,
  userID = w.viewer.userID,
): Promise<void> {
  const commentID = row.comment_id;
  const edited = await w.db.row<{ post_revision_id: number }>(sql`
    with before as (
      insert into post_revisions (record_type, record_id, body, format, insert_user_id, date_inserted)
      select 'comment', comment_id, body, format, coalesce(update_user_id, insert_user_id),
        coalesce(date_updated, date_inserted)
      from comments where comment_id = ${commentID}
      returning post_revision_id
    )
    update comments set body = ${body.source}, format = ${body.format}, body_html = ${body.html},
      image = ${body.image && JSON.stringify(body.image)}, renderer_version = ${RENDERER_VERSION},
      update_user_id = ${userID}, date_updated = now()
    from before where comment_id = ${commentID} and date_tombstoned is null
    returning post_revision_id`);
  if (!edited) throw notFound('Comment');
  await rememberMentions(w, 'comment', commentID, body.mentionedUserIDs);
  await w.announce(
    commentEdited,
    {
      commentID,
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      userID,
      mentionedUserIDs: body.mentionedUserIDs,
    },
    { invalidates: [cacheTag.discussion(row.discussion_id), cacheTag.userPosts(row.insert_user_id)] },
  );
  if (userID !== w.viewer.userID) return;
  await recordUnlessAuthor(w, commentActs.edited, placeOf(row), {
    before: { postRevisionID: edited.post_revision_id },
  });
}

const placeOf = (row: Pick<CommentRow, 'comment_id' | 'category_id' | 'insert_user_id'>) => ({
  commentID: row.comment_id,
  insertUserID: row.insert_user_id,
  categoryID: row.category_id,
});

/** Gives the comment to another member. */
export async function changeCommentAuthor(w: WriteContext, row: CommentRow, userID: number): Promise<void> {
  if (userID === row.insert_user_id) return;
  const counted = row.is_held || row.is_tombstone ? 0 : 1;
  if (!(await w.db.row(sql`select from users where user_id = ${userID}`))) throw notFound('User');
  changeUserCounters(w, row.insert_user_id, { comments: -counted });
  changeUserCounters(w, userID, { comments: counted });
  await w.db.execute(sql`
    with last as (
      update discussions set last_user_id = ${userID}
      where discussion_id = ${row.discussion_id} and last_comment_id = ${row.comment_id}
    )
    update comments set insert_user_id = ${userID} where comment_id = ${row.comment_id}`);
  await movePoints(w, { recordType: 'comment', recordID: row.comment_id }, row.insert_user_id, userID);
  await w.announce(
    commentAuthorChanged,
    {
      commentID: row.comment_id,
      discussionID: row.discussion_id,
      fromUserID: row.insert_user_id,
      userID,
    },
    {
      invalidates: [
        cacheTag.discussion(row.discussion_id),
        cacheTag.categoryPosts(row.category_id),
        cacheTag.allPosts,
        cacheTag.userPosts(row.insert_user_id),
        cacheTag.userPosts(userID),
      ],
    },
  );
  await recordOnComment(w, commentActs.authorChanged, placeOf(row), {
    before: { insertUserID: row.insert_user_id },
    after: { insertUserID: userID },
  });
}
