// `wipe`: posts stay where they are, so that others' answers do, without what the member wrote in them.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { commentEdited } from '../../comments/comments.events.ts';
import { discussionEdited } from '../../discussions/discussions.events.ts';
import { forgetMentions } from '../../mentions/server/mention.actions.ts';
import { countAfter, postsAfter, type RecordType } from './posts-in-order.ts';
import type { RemovalStep } from './removal-step.ts';

const NOTICE = '<p>The author and the text of this post have been deleted.</p>';

/** Others wait for a post no longer than so many take. */
const BATCH = 20;

interface WipedPost {
  id: number;
  discussion_id: number;
  category_id: number;
}

export const wipeDiscussions = wipe('discussion', undefined, async (ctx, userID, ids) => {
  await ctx.write(async (w) => {
    const posts = await w.db.rows<WipedPost>(sql`
      update discussions set body = ${NOTICE}, format = 'html', body_html = ${NOTICE}, excerpt = '', image = null
      where discussion_id in (
        select discussion_id from discussions
        where discussion_id = any(${ids}) and insert_user_id = ${userID} and body <> ${NOTICE}
        order by discussion_id for no key update)
      returning discussion_id as id, discussion_id, category_id`);
    const wiped = posts.map((post) => post.id);
    await w.db.execute(sql`delete from post_meta where discussion_id = any(${wiped})`);
    await forgetMentions(w, 'discussion', wiped);
    for (const post of posts) await announce(w, 'discussion', post, userID);
  });
});

export const wipeComments = wipe('comment', sql`date_tombstoned is null`, async (ctx, userID, ids) => {
  await ctx.write(async (w) => {
    const posts = await w.db.rows<WipedPost>(sql`
        update comments c set body = ${NOTICE}, format = 'html', body_html = ${NOTICE}, image = null
        from discussions d
        where d.discussion_id = c.discussion_id and comment_id in (
          select comment_id from comments
          where comment_id = any(${ids}) and insert_user_id = ${userID} and date_tombstoned is null and body <> ${NOTICE}
          order by comment_id for no key update)
        returning comment_id as id, c.discussion_id, d.category_id`);
    await forgetMentions(
      w,
      'comment',
      posts.map((post) => post.id),
    );
    for (const post of posts) await announce(w, 'comment', post, userID);
  });
});

function wipe(
  recordType: RecordType,
  condition: Sql | undefined,
  work: (ctx: RequestContext, userID: number, ids: readonly number[]) => Promise<void>,
): RemovalStep {
  return {
    name: `wiped ${recordType}s`,
    left: (userID, after) => countAfter(recordType, { userID, after, condition }),
    run: async (ctx, userID, after, turn) => {
      const posts = await postsAfter(ctx.db, recordType, { userID, after, limit: BATCH, condition });
      if (posts.length > 0)
        await work(
          ctx,
          userID,
          posts.map(({ id }) => id),
        );
      turn.worked(posts.length);
      return posts.length < BATCH ? undefined : posts.at(-1);
    },
  };
}

async function announce(
  w: WriteContext,
  recordType: RecordType,
  { id, discussion_id: discussionID, category_id: categoryID }: WipedPost,
  userID: number,
): Promise<void> {
  const post = { discussionID, categoryID, userID: w.viewer.userID, mentionedUserIDs: [] };
  const tags = [cacheTag.discussion(discussionID), cacheTag.allPosts, cacheTag.userPosts(userID)];
  if (recordType === 'comment')
    await w.announce(commentEdited, { commentID: id, ...post }, { invalidates: tags });
  else
    await w.announce(discussionEdited, post, { invalidates: [...tags, cacheTag.categoryPosts(categoryID)] });
}
