// Why somebody sees a discussion, or may edit it.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Explanation, explanations } from '../../why/server/explanations.ts';
import { discussionActs } from './discussion.acts.ts';
import { requireCanEdit, requireDiscussion } from './discussion.policy.ts';

const ofDiscussion: Pick<Explanation, 'recordType' | 'states' | 'stateActs' | 'facts'> = {
  recordType: 'discussion',
  states: wordings({
    deleted: 'It is deleted.',
    held: 'It is held: its author and moderators alone see it.',
    closed: 'It is closed.',
  }),
  stateActs: {
    deleted: [discussionActs.deleted.name],
    held: [discussionActs.hidden.name],
    closed: [discussionActs.closed.name],
  },
  facts: async (ctx, discussionID) => {
    const row = await ctx.db.row<{
      category_id: number;
      held: boolean;
      closed: boolean;
      deleted: boolean;
    }>(sql`
      select category_id, date_held is not null and date_removed is null as held, date_closed is not null as closed,
        date_removed is not null as deleted
      from discussions where discussion_id = ${discussionID}
      union all
      select category_id, false, false, true from deleted_discussions gone
      where discussion_id = ${discussionID}
        and not exists (select from discussions d where d.discussion_id = gone.discussion_id)
      limit 1`);
    if (!row) return undefined;
    const states = (['deleted', 'held', 'closed'] as const).filter((state) => row[state]);
    return { categoryID: row.category_id, states };
  },
};

export const discussionExplanations = [
  explanations.add({
    ...ofDiscussion,
    act: 'see',
    name: 'See a discussion',
    permissions: ['discussions.view'],
    require: (ctx, discussionID) => requireDiscussion(ctx, discussionID),
  }),
  explanations.add({
    ...ofDiscussion,
    act: 'edit',
    name: 'Edit a discussion',
    permissions: ['discussions.view', 'discussions.edit'],
    require: async (ctx, discussionID) => requireCanEdit(ctx, await requireDiscussion(ctx, discussionID)),
  }),
];
