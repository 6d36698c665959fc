// `delete`: discussions with all their comments, comments (those with others' replies are emptied), reactions.
import { DomainError } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { deleteComment, tombstoneComment } from '../../comments/server/deleting/delete-comment.ts';
import { lockComments } from '../../comments/server/threads/comment-subtree.ts';
import { removeSome } from '../../discussions/server/deleting/delete-discussion.ts';
import { lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import { retractReaction } from '../../reactions/server/reaction.actions.ts';
import type { ReactionRecord } from '../../reactions/server/reaction.records.ts';
import { reactionTypesSnapshot } from '../../reactions/server/reaction.types.ts';
import { countAfter, postsAfter } from './posts-in-order.ts';
import { FROM_THE_BEGINNING, type RemovalStep } from './removal-step.ts';

const LIST = 500;

/** A long discussion goes in parts, so a step may end amid it. */
export const removeDiscussions: RemovalStep = {
  name: 'removed discussions',
  left: (userID, after) => countAfter('discussion', { userID, after }),
  run: async (ctx, userID, after, turn) => {
    let reached = after ?? FROM_THE_BEGINNING;
    const posts = await postsAfter(ctx.db, 'discussion', { userID, after, limit: LIST });
    for (const post of posts) {
      let part: unknown = 'again';
      while (part === 'again') {
        if (turn.isOver) return reached;
        part = await unlessGone(() => removeSome(ctx, post.id));
        turn.worked();
      }
      reached = post;
    }
    return posts.length < LIST ? undefined : reached;
  },
};

const IS_THERE = sql`date_tombstoned is null`;

interface PlacedComment {
  id: number;
  discussion_id: number;
  depth: number;
}

/** Others wait for a discussion no longer than so many take. */
const COMMENTS_AT_ONCE = 20;

/** The deepest first: what is below a comment of one's own has gone before it is looked at. */
export const removeComments: RemovalStep = {
  name: 'removed comments',
  left: (userID) => countAfter('comment', { userID, after: null, condition: IS_THERE }),
  run: async (ctx, userID, _after, turn) => {
    const rows = await ctx.db.rows<PlacedComment>(sql`
      select comment_id as id, discussion_id, depth from comments where insert_user_id = ${userID} and ${IS_THERE}
      order by depth desc, discussion_id, comment_id limit ${sql.integer(LIST)}`);
    for (const some of besideEachOther(rows)) {
      if (turn.isOver) return FROM_THE_BEGINNING;
      await ctx.write((w) => removeOrEmpty(w, some));
      turn.worked(some.length);
    }
    // What went to another discussion meanwhile is found there.
    return rows.length === 0 ? undefined : FROM_THE_BEGINNING;
  },
};

/** A few at a time of those that stand in one discussion, none of which answers another. */
function besideEachOther(rows: readonly PlacedComment[]): PlacedComment[][] {
  const groups = Map.groupBy(rows, (row) => `${row.depth} ${row.discussion_id}`);
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / COMMENTS_AT_ONCE) }, (_, at) =>
      group.slice(at * COMMENTS_AT_ONCE, (at + 1) * COMMENTS_AT_ONCE),
    ),
  );
}

/** Whatever others replied stays: with the discussion locked, no reply comes in between. */
async function removeOrEmpty(w: WriteContext, [first, ...others]: readonly PlacedComment[]): Promise<void> {
  if (!first) return;
  const ids = [first.id, ...others.map(({ id }) => id)];
  await lockDiscussion(w.db, first.discussion_id);
  await lockComments(w, ids);
  const there = await w.db.rows<{ comment_id: number; has_replies: boolean }>(sql`
    select comment_id, exists (select from comments reply where reply.parent_comment_id = c.comment_id) as has_replies
    from comments c
    where comment_id = any(${ids}) and discussion_id = ${first.discussion_id} and ${IS_THERE} order by comment_id`);
  for (const { comment_id: commentID, has_replies: isAnswered } of there)
    await (isAnswered ? tombstoneComment : deleteComment)(w, commentID);
}

/** What is gone already needs nothing more: somebody else was faster, or it went together with another. */
async function unlessGone(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError && (error.status === 404 || error.status === 410))) throw error;
    return undefined;
  }
}

/** Totals, scores and points follow, as if the member had taken each back. */
export const retractReactions: RemovalStep = {
  name: 'reactions',
  left: (userID) => sql`select count(*) from reactions where user_id = ${userID}`,
  run: async (ctx, userID, _after, turn) => {
    const { byUrlcode } = await ctx.snapshot(reactionTypesSnapshot);
    const rows = await reactionsOf(ctx.db, userID);
    for (const row of rows) {
      if (turn.isOver) return FROM_THE_BEGINNING;
      const type = byUrlcode.get(row.urlcode.toLowerCase());
      if (!type) throw new Error(`There is no reaction type ${row.urlcode}.`);
      await unlessGone(() => ctx.write((w) => retractReaction(w, row, userID, type)));
      turn.worked();
    }
    return rows.length < LIST ? undefined : FROM_THE_BEGINNING;
  },
};

function reactionsOf(db: Queryable, userID: number): Promise<(ReactionRecord & { urlcode: string })[]> {
  return db.rows(sql`
    select r.record_type as "recordType", r.record_id as "recordID", r.urlcode, d.discussion_id as "discussionID",
      d.category_id as "categoryID", coalesce(c.insert_user_id, d.insert_user_id) as "insertUserID"
    from reactions r
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussions d on d.discussion_id = case r.record_type when 'comment' then c.discussion_id else r.record_id end
    where r.user_id = ${userID} limit ${sql.integer(LIST)}`);
}
