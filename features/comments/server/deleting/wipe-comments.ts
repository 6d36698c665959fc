// Comments of a member who is deleted stay in their threads, without what was written in them.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { WIPE_NOTICE } from '../../../discussions/server/deleting/wipe-discussions.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { commentEdited } from '../../comments.events.ts';

export async function wipeComments(w: WriteContext, authorID: number, ids: readonly number[]): Promise<void> {
  const posts = await w.db.rows<{ comment_id: number; discussion_id: number; category_id: number }>(sql`
    update comments c set body = ${WIPE_NOTICE}, format = 'html', body_html = ${WIPE_NOTICE}, image = null
    from discussions d
    where d.discussion_id = c.discussion_id and comment_id in (
      select comment_id from comments
      where comment_id = any(${ids}) and insert_user_id = ${authorID} and date_tombstoned is null and body <> ${WIPE_NOTICE}
      order by comment_id for no key update)
    returning comment_id, c.discussion_id, d.category_id`);
  await forgetMentions(
    w,
    'comment',
    posts.map((post) => post.comment_id),
  );
  const { userID } = w.viewer;
  await w.announceAll(
    commentEdited,
    posts.map(({ comment_id: commentID, discussion_id: discussionID, category_id: categoryID }) => ({
      commentID,
      discussionID,
      categoryID,
      userID,
      mentionedUserIDs: [],
    })),
    {
      invalidates: [
        ...new Set(posts.map((post) => cacheTag.discussion(post.discussion_id))),
        cacheTag.allPosts,
        cacheTag.userPosts(authorID),
      ],
    },
  );
}
