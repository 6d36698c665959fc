// The discussion of the page a widget stands on.

import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import type { Discussion } from '../../discussions/discussions.contract.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import type { ThreadDiscussion } from '../comment-widgets.contract.ts';

/** Views of posts resolve the `discussion`, which they have checked; elsewhere its id is enough. */
export async function discussionOf(
  ctx: RequestContext,
  params: PageParams,
): Promise<ThreadDiscussion & Pick<Discussion, 'name' | 'type'>> {
  const resolved = params.discussion;
  if (resolved) return resolved;
  const row = await requireDiscussion(ctx, Number(params.discussionID));
  return {
    discussionID: row.discussion_id,
    name: row.name,
    type: row.type,
    categoryID: row.category_id,
    insertUserID: row.insert_user_id,
    closed: row.date_closed !== null,
    countComments: row.count_comments,
    url: ctx.url(discussionPath({ discussionID: row.discussion_id, name: row.name })),
  };
}

export function discussionSubject(discussion: ThreadDiscussion): ThreadDiscussion {
  const { discussionID, categoryID, insertUserID, closed, countComments, url, permissions } = discussion;
  return { discussionID, categoryID, insertUserID, closed, countComments, url, permissions };
}
