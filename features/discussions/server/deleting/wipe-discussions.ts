// Discussions of a member who is deleted stay where they are, so that others' answers do, without what was written.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { forgetMentions } from '../../../mentions/server/mention.actions.ts';
import { discussionEdited } from '../../discussions.events.ts';

export const WIPE_NOTICE = '<p>The author and the text of this post have been deleted.</p>';

export async function wipeDiscussions(
  w: WriteContext,
  authorID: number,
  ids: readonly number[],
): Promise<void> {
  const posts = await w.db.rows<{ discussion_id: number; category_id: number }>(sql`
    update discussions set body = ${WIPE_NOTICE}, format = 'html', body_html = ${WIPE_NOTICE}, excerpt = '', image = null
    where discussion_id in (
      select discussion_id from discussions
      where discussion_id = any(${ids}) and insert_user_id = ${authorID} and body <> ${WIPE_NOTICE}
      order by discussion_id for no key update)
    returning discussion_id, category_id`);
  const wiped = posts.map((post) => post.discussion_id);
  await w.db.execute(sql`delete from post_meta where discussion_id = any(${wiped})`);
  await forgetMentions(w, 'discussion', wiped);
  const { userID } = w.viewer;
  await w.announceAll(
    discussionEdited,
    posts.map(({ discussion_id: discussionID, category_id: categoryID }) => ({
      discussionID,
      categoryID,
      userID,
      mentionedUserIDs: [],
    })),
    {
      invalidates: [
        ...wiped.map(cacheTag.discussion),
        cacheTag.allPosts,
        cacheTag.userPosts(authorID),
        ...new Set(posts.map((post) => cacheTag.categoryPosts(post.category_id))),
      ],
    },
  );
}
