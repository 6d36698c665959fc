// The discussion of the page a widget stands on.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Discussion } from '../../discussions/discussions.contract.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';

export type WidgetDiscussion = Pick<
  Discussion,
  'discussionID' | 'categoryID' | 'insertUserID' | 'closed' | 'countComments'
>;

/** Views of posts resolve the `discussion`, which they have judged; elsewhere its id is enough. */
export async function discussionOf(
  ctx: RequestContext,
  params: Record<string, unknown>,
): Promise<WidgetDiscussion> {
  const resolved = params.discussion as WidgetDiscussion | undefined;
  if (resolved) return resolved;
  const row = await requireDiscussion(ctx, Number(params.discussionID));
  return {
    discussionID: row.discussion_id,
    categoryID: row.category_id,
    insertUserID: row.insert_user_id,
    closed: row.date_closed !== null,
    countComments: row.count_comments,
  };
}

export function judgedDiscussion({ discussionID, categoryID, insertUserID, closed }: WidgetDiscussion) {
  return { discussionID, categoryID, insertUserID, closed };
}
