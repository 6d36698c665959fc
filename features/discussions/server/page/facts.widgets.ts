// What stands beside a discussion: what can be done with it, its numbers, who takes part.

import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../../platform/server/cache/cached-rows.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { widget } from '../../../../platform/server/layouts/widget.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { postViews } from '../../post-params.ts';

const MAX_SHOWN = 11;
/** The newest ones of a long thread stand for all: its page must not cost more than others. */
const MAX_LOOKED_AT = 1000;

export const discussionActions = widget({
  id: 'asset.discussionActions',
  component: 'DiscussionActions',
  name: 'Discussion Actions',
  views: postViews,
  hydrate: async (_ctx, { props, params }) => {
    const discussion = params.discussion;
    if (!discussion) return null;
    const { discussionID, name, url, categoryID, closed, permissions } = discussion;
    const { insertUserID, dateInserted, dateUpdated, updateUser } = discussion;
    const shared = { insertUserID, dateInserted, dateUpdated, updateUser };
    return { ...props, discussion: { discussionID, name, url, categoryID, closed, permissions, ...shared } };
  },
});

export const discussionFacts = widget({
  id: 'asset.discussionFacts',
  component: 'DiscussionFacts',
  name: 'Discussion Facts',
  views: postViews,
  hydrate: async (ctx, { props, params }) => {
    const discussion = params.discussion;
    if (!discussion) return null;
    const { discussionID, countComments, countViews, score } = discussion;
    const participants = countComments > 0 ? await participantsOf(ctx, discussion) : undefined;
    return {
      ...props,
      discussion: { discussionID, countComments, countViews, score },
      ...(participants && { participants }),
    };
  },
});

/** The author first, then those who wrote most. */
const participants: RowKind<{ discussion_id: number; user_ids: number[]; total: number }> = {
  name: 'participants',
  tagsOf: (row) => [cacheTag.discussion(row.discussion_id)],
  idOf: (row) => row.discussion_id,
  read: (ctx, ids) =>
    ctx.db.rows(sql`
      select d.discussion_id, count(*)::int as total, (array_agg(
        user_id order by user_id = d.insert_user_id desc, wrote.count desc, user_id))[1:${sql.integer(MAX_SHOWN)}] as user_ids
      from discussions d, lateral (
        select user_id, count(*) from (
          (select insert_user_id as user_id from comments
          where discussion_id = d.discussion_id and date_held is null and date_tombstoned is null
          order by number desc limit ${sql.integer(MAX_LOOKED_AT)})
          union all select d.insert_user_id
        ) as newest
        group by user_id
      ) as wrote
      where d.discussion_id = any(${ids})
      group by d.discussion_id`),
};

async function participantsOf(
  ctx: RequestContext,
  { discussionID, countComments }: Discussion,
): Promise<{ users: UserFragment[]; total?: number }> {
  const [row] = await cachedRows(ctx, participants, [discussionID]);
  const ids = row?.user_ids ?? [];
  const users = await userFragments(ctx, ids);
  return {
    users: ids.flatMap((id) => users.get(id) ?? []),
    ...(countComments <= MAX_LOOKED_AT && { total: row?.total ?? 0 }),
  };
}
