// What the page of an idea shows of it: shared content, nobody's vote is in it.
import { type RequestContext, userFragments } from '@parley/addon-api';
import type { IdeaCardProps } from '../idea-widgets.contract.ts';
import { ideaPresenter } from './idea.attributes.ts';
import { findIdea } from './idea.rows.ts';
import { ideaStatuses } from './idea-statuses.ts';

export async function ideaCard(
  ctx: RequestContext,
  discussionID: number,
): Promise<IdeaCardProps | undefined> {
  const row = await findIdea(ctx, discussionID);
  if (!row) return undefined;
  const idea = (await ideaPresenter(ctx))(row);
  const userID = row.status_user_id;
  const people = userID === null ? undefined : await userFragments(ctx, [userID]);
  return {
    discussionID,
    categoryID: row.category_id,
    idea,
    isClosed: row.is_discussion_closed || idea.status.state === 'closed',
    statusUser: (userID !== null && people?.get(userID)?.name) || null,
    statuses: await ideaStatuses(ctx),
  };
}
