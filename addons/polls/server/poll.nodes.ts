// What pages show of a poll: below the words of its discussion, and in the form in which that is edited.
import type { RequestContext } from '@parley/addon-api';
import type { PollCardProps, PollOfFormProps } from '../poll-widgets.contract.ts';
import { pollConfig } from './poll.config.ts';
import { showsResults } from './poll.policy.ts';
import { findPollOf, optionRows } from './poll.rows.ts';

/** Shared content: nobody's vote is in it, nor a result that only voters are shown. */
export async function pollCard(
  ctx: RequestContext,
  discussionID: number,
): Promise<PollCardProps | undefined> {
  const row = await findPollOf(ctx, discussionID);
  if (!row) return undefined;
  const options = await optionRows(ctx, [row.poll_id]);
  const isShown = showsResults(row, false);
  return {
    pollID: row.poll_id,
    discussionID,
    question: row.question,
    anonymous: row.is_anonymous,
    multipleChoice: row.is_multiple_choice,
    resultsHidden: row.hides_results,
    votesChangeable: row.is_changeable,
    dateCloses: row.date_closes,
    closed: row.is_closed,
    countVotes: row.count_votes,
    options: options.map((option) => ({
      pollOptionID: option.poll_option_id,
      text: option.body,
      countVotes: isShown ? option.count_votes : null,
    })),
  };
}

export async function pollInForm(
  ctx: RequestContext,
  discussionID: number | undefined,
): Promise<PollOfFormProps> {
  const maxOptions = ctx.setting(pollConfig.maxOptions);
  const row = discussionID === undefined ? undefined : await findPollOf(ctx, discussionID);
  if (!row) return { maxOptions };
  const options = await optionRows(ctx, [row.poll_id]);
  return {
    maxOptions,
    poll: {
      question: row.question ?? '',
      options: options.map(({ poll_option_id: pollOptionID, body: text }) => ({ pollOptionID, text })),
      anonymous: row.is_anonymous,
      multipleChoice: row.is_multiple_choice,
      resultsHidden: row.hides_results,
      votesChangeable: row.is_changeable,
      dateCloses: row.date_closes,
      hasVotes: row.count_votes > 0,
    },
  };
}
