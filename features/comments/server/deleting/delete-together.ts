// Comments that are deleted in one transaction: they are stored as they stood, what hangs on them goes, every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { forgetReactions } from '../../../reactions/server/reaction.actions.ts';
import { commentDeleted } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import {
  changeAuthorCounters,
  forgetRead,
  isStandingTop,
  lockComments,
  type SubtreeComment,
} from '../threads/comment-subtree.ts';

export interface Going {
  /** With whose deletion they go. */
  rootID: number;
  /** Nothing stands below them that is not among them. */
  gone: readonly SubtreeComment[];
}

/** The discussion is locked. */
export async function deleteTogether(
  w: WriteContext,
  discussion: DiscussionRow,
  { rootID, gone }: Going,
): Promise<void> {
  const ids = gone.map((each) => each.comment_id);
  const discussionID = discussion.discussion_id;
  await lockComments(w, ids);
  await forgetRead(w, discussionID, ids);
  await changeAuthorCounters(w, ids, -1);
  await remove(w, discussionID, { rootID, gone });
  await forgetReactions(w, 'comment', ids);
  await forgetMentions(w, 'comment', ids);
  await refreshLastComment(w, discussionID);
  if (discussion.date_held === null) {
    const counted = gone.filter((each) => !each.is_held).length;
    changeCategoryCounters(w, discussion.category_id, { discussions: 0, comments: -counted });
    refreshLastPost(w, discussion.category_id);
  }
  await announce(w, discussion, gone);
}

/** What goes in one act, in however many steps, shares its moment. */
async function remove(w: WriteContext, discussionID: number, { rootID, gone }: Going): Promise<void> {
  const ids = gone.map((each) => each.comment_id);
  await w.db.execute(sql`
    with kept as (
      insert into deleted_comments (comment_id, discussion_id, delete_user_id, date_deleted, record)
      select comments.comment_id, discussion_id, coalesce(act.delete_user_id, ${w.viewer.userID}), coalesce(act.date_inserted, now()),
        to_jsonb(comments) || jsonb_build_object('reactions', coalesce((
          select jsonb_agg(to_jsonb(r)) from reactions r
          where r.record_type = 'comment' and r.record_id = comments.comment_id), '[]'))
      from comments left join comment_removals act on act.comment_id = ${rootID}
      where comments.comment_id = any(${ids}) on conflict do nothing
    ), parents as (
      update comments p set count_child_comments = p.count_child_comments - below.count
      from (
        select parent_comment_id, count(*)::int as count from comments
        where comment_id = any(${ids}) and date_held is null group by 1
      ) below
      where p.comment_id = below.parent_comment_id and p.comment_id <> all(${ids})
    ), discussion as (
      update discussions set count_comments = count_comments - ${gone.filter((each) => !each.is_held).length},
        count_top_comments = count_top_comments - ${gone.filter(isStandingTop).length} where discussion_id = ${discussionID}
    )
    delete from comments where comment_id = any(${ids})`);
}

async function announce(
  w: WriteContext,
  discussion: DiscussionRow,
  gone: readonly SubtreeComment[],
): Promise<void> {
  const { discussion_id: discussionID } = discussion;
  const authors = [...new Set(gone.map((each) => each.insert_user_id))];
  const invalidates = [...invalidatedTagsOf(discussion), ...authors.map(cacheTag.userPosts)];
  for (const each of gone) {
    const { comment_id: commentID, insert_user_id: insertUserID } = each;
    const payload = { commentID, discussionID, insertUserID, isTombstone: false, userID: w.viewer.userID };
    await w.announce(commentDeleted, payload, { invalidates: each === gone[0] ? invalidates : [] });
  }
}
