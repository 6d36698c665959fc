// `wipe`: posts stay where they are, so that others' answers do, without what the member wrote in them.
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { forgetMentions } from '../../mentions/server/mention.actions.ts';
import type { Step } from './remove-content.ts';

const NOTICE = '<p>The author and the text of this post have been deleted.</p>';

interface WipedPost {
  id: number;
  discussion_id: number;
  category_id: number;
}

export const wipeDiscussions: Step = async (ctx, userID, limit) =>
  ctx.write(async (w) => {
    const posts = await w.db.rows<WipedPost>(sql`
      update discussions set body = ${NOTICE}, format = 'html', body_html = ${NOTICE}, excerpt = '', image = null
      where discussion_id in (
        select discussion_id from discussions where insert_user_id = ${userID} and body <> ${NOTICE}
        order by discussion_id limit ${sql.integer(limit)} for no key update)
      returning discussion_id as id, discussion_id, category_id`);
    const ids = posts.map((post) => post.id);
    await w.db.execute(sql`delete from post_meta where discussion_id = any(${ids})`);
    await forgetMentions(w, 'discussion', ids);
    for (const { discussion_id: discussionID, category_id: categoryID } of posts) {
      await w.announce({
        type: 'discussion.edited',
        payload: { discussionID, categoryID, userID: w.viewer.userID, mentionedUserIDs: [] },
        touches: [
          tagOf.discussion(discussionID),
          tagOf.categoryPosts(categoryID),
          tagOf.allPosts,
          tagOf.userPosts(userID),
        ],
      });
    }
    return posts.length;
  });

export const wipeComments: Step = async (ctx, userID, limit) =>
  ctx.write(async (w) => {
    const posts = await w.db.rows<WipedPost>(sql`
      update comments c set body = ${NOTICE}, format = 'html', body_html = ${NOTICE}, image = null
      from discussions d
      where d.discussion_id = c.discussion_id and comment_id in (
        select comment_id from comments
        where insert_user_id = ${userID} and date_tombstoned is null and body <> ${NOTICE}
        order by comment_id limit ${sql.integer(limit)} for no key update)
      returning comment_id as id, c.discussion_id, d.category_id`);
    await forgetMentions(
      w,
      'comment',
      posts.map((post) => post.id),
    );
    for (const { id: commentID, discussion_id: discussionID, category_id: categoryID } of posts) {
      await w.announce({
        type: 'comment.edited',
        payload: { commentID, discussionID, categoryID, userID: w.viewer.userID, mentionedUserIDs: [] },
        touches: [tagOf.discussion(discussionID), tagOf.allPosts, tagOf.userPosts(userID)],
      });
    }
    return posts.length;
  });
