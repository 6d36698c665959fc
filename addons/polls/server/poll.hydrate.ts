// Polls as the API answers them: made for the caller, who learns of hidden results by a vote.
import { type RequestContext, sql } from '@parley/addon-api';
import type { Poll, PollOption } from '../polls.contract.ts';
import { showsResults } from './poll.policy.ts';
import { type OptionRow, optionRows, type PollRow } from './poll.rows.ts';

export async function hydratePolls(
  ctx: RequestContext,
  rows: readonly PollRow[],
  expand: ReadonlySet<string>,
): Promise<Poll[]> {
  const ids = rows.map((row) => row.poll_id);
  const [options, own] = await Promise.all([optionRows(ctx, ids), ownChoices(ctx, ids)]);
  const byPoll = Map.groupBy(options, (option) => option.poll_id);
  return rows.map((row) =>
    presentPoll(row, {
      options: byPoll.get(row.poll_id) ?? [],
      chosen: own.get(row.poll_id) ?? [],
      withOptions: expand.has('options'),
    }),
  );
}

export async function hydratePoll(
  ctx: RequestContext,
  row: PollRow,
  expand: ReadonlySet<string> = new Set(['options']),
): Promise<Poll> {
  const [poll] = await hydratePolls(ctx, [row], expand);
  return poll as Poll;
}

/** What the viewer chose, by poll. */
export async function ownChoices(
  ctx: RequestContext,
  pollIDs: readonly number[],
): Promise<Map<number, number[]>> {
  if (ctx.viewer.userID === 0 || pollIDs.length === 0) return new Map();
  const rows = await ctx.db.rows<{ poll_id: number; chosen: number[] }>(sql`
    select poll_id, array_agg(poll_option_id order by poll_option_id) as chosen from poll_votes
    where user_id = ${ctx.viewer.userID} and poll_id = any(${pollIDs}) group by poll_id`);
  return new Map(rows.map((row) => [row.poll_id, row.chosen]));
}

interface PollParts {
  options: readonly OptionRow[];
  chosen: readonly number[];
  withOptions: boolean;
}

function presentPoll(row: PollRow, { options, chosen, withOptions }: PollParts): Poll {
  const isShown = showsResults(row, chosen.length > 0);
  return {
    pollID: row.poll_id,
    name: row.name,
    discussionID: row.discussion_id,
    countOptions: options.length,
    countVotes: row.count_votes,
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    updateUserID: row.update_user_id,
    dateUpdated: row.date_updated,
    anonymous: row.is_anonymous,
    multipleChoice: row.is_multiple_choice,
    resultsHidden: row.hides_results,
    votesChangeable: row.is_changeable,
    dateCloses: row.date_closes,
    closed: row.is_closed,
    votedOptionIDs: [...chosen],
    ...(withOptions && { options: options.map((option) => presentOption(option, isShown)) }),
  };
}

export function presentOption(row: OptionRow, isResultShown: boolean): PollOption {
  return {
    pollOptionID: row.poll_option_id,
    pollID: row.poll_id,
    body: row.body,
    sort: row.sort,
    countVotes: isResultShown ? row.count_votes : null,
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    updateUserID: row.update_user_id,
    dateUpdated: row.date_updated,
  };
}
