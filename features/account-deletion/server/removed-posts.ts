// `delete`: discussions with all their comments, comments (those with others' replies are emptied), reactions.
import { DomainError } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { deleteOrEmpty } from '../../comments/server/deleting/delete-or-empty.ts';
import { removeSome } from '../../discussions/server/deleting/delete-discussion.ts';
import { removeShortDiscussions } from '../../discussions/server/deleting/remove-discussions.ts';
import type { ReactionRecord } from '../../reactions/server/reaction.records.ts';
import { retractReactions as takeBack } from '../../reactions/server/retract-all.ts';
import { countAfter, postsAfter } from './posts-in-order.ts';
import { FROM_THE_BEGINNING, MOST_LEFT, type Position, type RemovalStep, type Turn } from './removal-step.ts';

/** So many discussions go in one transaction, none of which has more comments than this: longer ones go by themselves. */
const DISCUSSIONS_AT_ONCE = 20;
const SHORT = { comments: 25 };

/** A long discussion goes in parts, so a step may end amid it. */
export const removeDiscussions: RemovalStep = {
  name: 'removed discussions',
  left: (userID, after) => countAfter('discussion', { userID, after }),
  run: async (ctx, userID, after, turn) => {
    let reached = after ?? FROM_THE_BEGINNING;
    while (!turn.isOver) {
      const limit = DISCUSSIONS_AT_ONCE;
      const posts = await postsAfter(ctx.db, 'discussion', { userID, after: reached, limit });
      const last = posts.at(-1);
      if (!last) return undefined;
      const ids = posts.map(({ id }) => id);
      const gone = await ctx.write((w) => removeShortDiscussions(w, ids, SHORT));
      turn.worked(gone);
      if (gone < ids.length && !(await removeEach(ctx, ids, turn))) return reached;
      reached = last;
    }
    return reached;
  },
};

/** Those that are left. Answers false where there is more to do. */
async function removeEach(ctx: RequestContext, ids: readonly number[], turn: Turn): Promise<boolean> {
  for (const id of ids) {
    let part: unknown = 'again';
    while (part === 'again') {
      if (turn.isOver) return false;
      part = await unlessGone(() => removeSome(ctx, id));
      turn.worked();
    }
  }
  return true;
}

/** Others wait for a discussion no longer than so many take. */
const COMMENTS_AT_ONCE = 100;

/** The newest first: what answers a comment of one's own has gone before it is looked at, or goes along with it. */
export const removeComments: RemovalStep = {
  name: 'removed comments',
  left: (userID, after) => countAfter('comment', theirs(userID, after)),
  run: async (ctx, userID, after, turn) => {
    let reached = after ?? FROM_THE_BEGINNING;
    while (!turn.isOver) {
      const limit = COMMENTS_AT_ONCE;
      const posts = await postsAfter(ctx.db, 'comment', { ...theirs(userID, reached), limit });
      const last = posts.at(-1);
      if (!last) return undefined;
      const ids = posts.map(({ id }) => id);
      await ctx.write((w) => deleteOrEmpty(w, ids));
      turn.worked(ids.length);
      reached = last;
    }
    return reached;
  },
};

const theirs = (userID: number, after: Position | null) => ({
  userID,
  after,
  isNewestFirst: true,
  condition: sql.raw('date_tombstoned is null'),
});

/** What is gone already needs nothing more: somebody else was faster, or it went together with another. */
async function unlessGone(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError && (error.status === 404 || error.status === 410))) throw error;
    return undefined;
  }
}

const REACTIONS_AT_ONCE = 100;

/** Totals, scores and points follow, as if the member had taken each back. */
export const retractReactions: RemovalStep = {
  name: 'reactions',
  left: (userID) => sql`
    select count(*) from (select from reactions where user_id = ${userID} limit ${sql.integer(MOST_LEFT + 1)}) counted`,
  run: async (ctx, userID, _after, turn) => {
    while (!turn.isOver) {
      const records = await reactionsOf(ctx.db, userID);
      if (records.length === 0) return undefined;
      await ctx.write((w) => takeBack(w, userID, records));
      turn.worked(records.length);
    }
    return FROM_THE_BEGINNING;
  },
};

function reactionsOf(db: Queryable, userID: number): Promise<ReactionRecord[]> {
  return db.rows(sql`
    select r.record_type as "recordType", r.record_id as "recordID", d.discussion_id as "discussionID",
      d.category_id as "categoryID", coalesce(c.insert_user_id, d.insert_user_id) as "insertUserID"
    from reactions r
    left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
    join discussions d on d.discussion_id = case r.record_type when 'comment' then c.discussion_id else r.record_id end
    where r.user_id = ${userID} limit ${sql.integer(REACTIONS_AT_ONCE)}`);
}
