// Deleting a comment with all replies, or emptying it so that the replies stay.
import { notFound } from '../../../../platform/contract/errors.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { forgetReactions } from '../../../reactions/server/reaction.actions.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { commentDeleted } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import {
  changeAuthorCounters,
  forgetRead,
  isStandingTop,
  lockComments,
  lockDiscussionOf,
  subtreeOf,
} from '../threads/comment-subtree.ts';

export async function deleteComment(w: WriteContext, commentID: number): Promise<void> {
  const discussion = await lockDiscussionOf(w, commentID);
  // Under its lock no reply comes in.
  const gone = await subtreeOf(w, commentID);
  const root = gone.find((each) => each.comment_id === commentID);
  if (!discussion || !root) throw notFound('Comment');
  const { discussion_id: discussionID } = discussion;
  const ids = gone.map((each) => each.comment_id);
  const counted = gone.filter((each) => !each.is_held).length;
  await lockComments(w, ids);
  await forgetRead(w, discussionID, ids);
  await changeAuthorCounters(w, ids, -1);
  await w.db.execute(sql`
    with kept as (
      insert into deleted_comments (comment_id, discussion_id, delete_user_id, record)
      select comment_id, discussion_id, ${w.viewer.userID}, to_jsonb(comments) || jsonb_build_object('reactions', coalesce((
          select jsonb_agg(to_jsonb(r)) from reactions r
          where r.record_type = 'comment' and r.record_id = comments.comment_id), '[]'))
      from comments
      where comment_id = any(${ids}) on conflict do nothing
    ), parent as (
      update comments set count_child_comments = count_child_comments - ${root.is_held ? 0 : 1}
      where comment_id = ${root.parent_comment_id}
    ), discussion as (
      update discussions set count_comments = count_comments - ${counted},
        count_top_comments = count_top_comments - ${Number(isStandingTop(root))} where discussion_id = ${discussionID}
    )
    delete from comments where comment_id = any(${ids})`);
  await forgetReactions(w, 'comment', ids);
  await forgetMentions(w, 'comment', ids);
  await refreshLastComment(w, discussionID);
  if (discussion.date_held === null) {
    changeCategoryCounters(w, discussion.category_id, { discussions: 0, comments: -counted });
    refreshLastPost(w, discussion.category_id);
  }
  const authors = [...new Set(gone.map((each) => each.insert_user_id))];
  const invalidates = [...invalidatedTagsOf(discussion), ...authors.map(cacheTag.userPosts)];
  for (const each of gone) {
    const { comment_id: commentID, insert_user_id: insertUserID } = each;
    const payload = { commentID, discussionID, insertUserID, isTombstone: false, userID: w.viewer.userID };
    await w.announce(commentDeleted, payload, { invalidates: each === root ? invalidates : [] });
  }
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
}
