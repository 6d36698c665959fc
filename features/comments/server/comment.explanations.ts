// Why somebody sees a comment, may edit it, or may reply to a discussion.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { type Explanation, explanations } from '../../why/server/explanations.ts';
import { commentActs } from './comment.acts.ts';
import { requireComment, requireMayComment, requireMayEdit } from './comment.policy.ts';

const ofComment: Pick<Explanation, 'recordType' | 'states' | 'stateActs' | 'facts'> = {
  recordType: 'comment',
  states: wordings({
    held: 'It is held: its author and moderators alone see it.',
    removed: 'It is removed: replies below it hold its place.',
    closed: 'Its discussion is closed.',
  }),
  stateActs: {
    held: [commentActs.hidden.name],
    removed: [commentActs.deleted.name, commentActs.emptied.name],
  },
  facts: async (ctx, commentID) => {
    const row = await ctx.db.row<{
      category_id: number;
      held: boolean;
      closed: boolean;
      removed: boolean;
    }>(sql`
      select d.category_id, c.date_held is not null or d.date_held is not null as held,
        d.date_closed is not null as closed, c.date_tombstoned is not null as removed
      from comments c join discussions d using (discussion_id) where c.comment_id = ${commentID}`);
    if (!row) return undefined;
    const states = (['held', 'removed', 'closed'] as const).filter((state) => row[state]);
    return { categoryID: row.category_id, states };
  },
};

export const commentExplanations = [
  explanations.add({
    ...ofComment,
    act: 'see',
    name: 'See a comment',
    permissions: ['discussions.view'],
    require: (ctx, commentID) => requireComment(ctx, commentID),
  }),
  explanations.add({
    ...ofComment,
    act: 'edit',
    name: 'Edit a comment',
    permissions: ['discussions.view', 'comments.edit'],
    require: async (ctx, commentID) => requireMayEdit(ctx, await requireComment(ctx, commentID)),
  }),
  explanations.add({
    recordType: 'discussion',
    act: 'reply',
    name: 'Comment on a discussion',
    permissions: ['discussions.view', 'comments.add'],
    states: wordings({
      held: 'It is held: its author and moderators alone see it.',
      closed: 'It is closed.',
    }),
    facts: async (ctx, discussionID) => {
      const row = await ctx.db.row<{ category_id: number; held: boolean; closed: boolean }>(sql`
        select category_id, date_held is not null as held, date_closed is not null as closed
        from discussions where discussion_id = ${discussionID} and date_removed is null`);
      if (!row) return undefined;
      return {
        categoryID: row.category_id,
        states: (['held', 'closed'] as const).filter((state) => row[state]),
      };
    },
    require: async (ctx, discussionID) => requireMayComment(ctx, await requireDiscussion(ctx, discussionID)),
  }),
];
