// Who may see, answer and change a poll.
import {
  type DiscussionRow,
  notFound,
  type RequestContext,
  requireCanEdit,
  requireDiscussion,
  requireUnarchivedOrEditor,
  requireWritableCategory,
} from '@parley/addon-api';
import { pollError } from '../polls.contract.ts';
import { findPoll, findPollOf, type PollRow } from './poll.rows.ts';

/** The poll, if the viewer may see its discussion. */
export async function requirePoll(ctx: RequestContext, pollID: number): Promise<PollRow> {
  const poll = await findPoll(ctx, pollID);
  if (!poll) throw notFound('Poll');
  await requireDiscussion(ctx, poll.discussion_id);
  return poll;
}

/** Nobody votes in an archived category: it takes nothing new. */
export async function requireVotable(ctx: RequestContext, pollID: number): Promise<void> {
  const poll = await findPoll(ctx, pollID);
  if (!poll) throw notFound('Poll');
  const { category_id: categoryID } = await requireDiscussion(ctx, poll.discussion_id);
  await requireWritableCategory(ctx, categoryID);
}

export async function requirePollOf(ctx: RequestContext, discussionID: number): Promise<PollRow> {
  await requireDiscussion(ctx, discussionID);
  const poll = await findPollOf(ctx, discussionID);
  if (!poll) throw notFound('Poll');
  return poll;
}

export async function requireEditablePoll(
  ctx: RequestContext,
  pollID: number,
): Promise<{ poll: PollRow; discussion: DiscussionRow }> {
  const poll = await findPoll(ctx, pollID);
  if (!poll) throw notFound('Poll');
  const discussion = await requireDiscussion(ctx, poll.discussion_id);
  requireCanEdit(ctx, discussion);
  await requireUnarchivedOrEditor(ctx, discussion);
  return { poll, discussion };
}

/** What somebody voted for keeps its words: for all but those who look after the category. */
export function requireChangeableOptions(
  ctx: RequestContext,
  poll: PollRow,
  { category_id: resourceID }: Pick<DiscussionRow, 'category_id'>,
): void {
  if (poll.count_votes === 0 || ctx.can('community.moderate')) return;
  if (!ctx.can('discussions.edit', { resourceType: 'category', resourceID }))
    throw pollError('poll.hasVotes');
}

export function showsResults(poll: PollRow, hasVoted: boolean): boolean {
  return !poll.hides_results || poll.is_closed || hasVoted;
}
