import { fieldProblem, notFound, type RequestContext, type Route, route, sql } from '@parley/addon-api';
import { deleteVote, listVotes, postVote } from '../poll-votes.contract.ts';
import { pollError } from '../polls.contract.ts';
import { hydratePoll, ownChoices } from './poll.hydrate.ts';
import { listVoteRows } from './poll.list.ts';
import { requirePoll, requireVotable, showsResults } from './poll.policy.ts';
import { castVote, withdrawVote } from './vote.actions.ts';

export const voteRoutes: Route[] = [
  route(postVote, async (ctx, { params: { pollID }, body }) => {
    const optionIDs = body.pollOptionIDs ?? (body.pollOptionID === undefined ? [] : [body.pollOptionID]);
    const [pollOptionID] = optionIDs;
    if (pollOptionID === undefined)
      throw fieldProblem('pollOptionID', 'pollOptionID is required.', 400, 'missingField');
    await requireVotable(ctx, pollID);
    const userID = await voter(ctx, body.userID);
    const dateInserted = await castVote(ctx, { pollID, userID, optionIDs });
    const poll = await hydratePoll(ctx, await requirePoll(ctx, pollID));
    return { pollOptionID, userID, dateInserted, poll };
  }),
  route(deleteVote, async (ctx, { params: { pollID }, query }) => {
    const poll = await requirePoll(ctx, pollID);
    const { userID } = ctx.viewer;
    const whose = query.userID ?? userID;
    if (whose !== userID) {
      ctx.require('community.moderate');
      if (poll.is_anonymous) throw pollError('poll.anonymous');
    }
    await withdrawVote(ctx, { pollID, userID: whose });
    return undefined;
  }),
  route(listVotes, async (ctx, { params: { pollID }, query }) => {
    const poll = await requirePoll(ctx, pollID);
    if (poll.is_anonymous) throw pollError('poll.anonymous');
    const own = await ownChoices(ctx, [pollID]);
    if (!showsResults(poll, own.has(pollID))) throw pollError('poll.resultsHidden');
    const { page, limit } = query;
    return { rows: await listVoteRows(ctx, pollID, query), page, limit };
  }),
];

/** Votes of others are handed in by whoever manages the site: those of an earlier site, say. */
async function voter(ctx: RequestContext, given: number | undefined): Promise<number> {
  const { userID } = ctx.viewer;
  if (given === undefined || given === userID) return userID;
  ctx.require('site.manage');
  const known = await ctx.db.row(sql`select from users where user_id = ${given} and date_deleted is null`);
  if (!known) throw notFound('User');
  return given;
}
