// What stands beside a discussion: what can be done with it, its numbers, who takes part.

import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { Discussion } from '../discussions.contract.ts';
import { postViews } from '../post-params.ts';

const MAX_SHOWN = 11;
/** The newest ones of a long thread stand for all: its page must not cost more than others. */
const MAX_LOOKED_AT = 1000;

export const discussionActions = widget({
  id: 'asset.discussionActions',
  component: 'DiscussionActions',
  name: 'Discussion Actions',
  views: postViews,
  hydrate: async (_ctx, { props, params }) => {
    const discussion = params.discussion as Discussion | undefined;
    if (!discussion) return null;
    const { discussionID, url, categoryID, closed } = discussion;
    return { ...props, discussion: { discussionID, url, categoryID, closed } };
  },
});

export const discussionFacts = widget({
  id: 'asset.discussionFacts',
  component: 'DiscussionFacts',
  name: 'Discussion Facts',
  views: postViews,
  hydrate: async (ctx, { props, params }) => {
    const discussion = params.discussion as Discussion | undefined;
    if (!discussion) return null;
    const { countComments, countViews, score } = discussion;
    const participants = countComments > 0 ? await participantsOf(ctx, discussion) : undefined;
    return {
      ...props,
      discussion: { countComments, countViews, score },
      ...(participants && { participants }),
    };
  },
});

/** Who wrote in it: the author first, then those who wrote most. */
async function participantsOf(
  ctx: RequestContext,
  { discussionID, insertUserID, countComments }: Discussion,
): Promise<{ users: UserFragment[]; total?: number }> {
  const rows = await ctx.db.rows<{ user_id: number; total: number }>(sql`
    select user_id, (count(*) over ())::int as total
    from (
      (select insert_user_id as user_id from comments
      where discussion_id = ${discussionID} and date_held is null and date_tombstoned is null
      order by number desc limit ${sql.integer(MAX_LOOKED_AT)})
      union all select ${insertUserID}::int
    ) as wrote
    group by user_id
    order by user_id = ${insertUserID} desc, count(*) desc, user_id
    limit ${sql.integer(MAX_SHOWN)}`);
  const users = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return {
    users: rows.flatMap((row) => users.get(row.user_id) ?? []),
    ...(countComments <= MAX_LOOKED_AT && { total: rows[0]?.total ?? 0 }),
  };
}
