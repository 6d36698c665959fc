import {
  Answer,
  editDiscussion,
  fieldProblem,
  type RequestContext,
  type Route,
  requireDiscussion,
  route,
  startDiscussion,
} from '@parley/addon-api';
import {
  deleteOption as deleteOptionEndpoint,
  deletePoll,
  getPoll,
  listOptions,
  listPolls,
  type Poll,
  type PollOption,
  patchOption,
  pollError,
  postOption,
  postPoll,
} from '../polls.contract.ts';
import { addOption, deleteOption, renameOption, requireOption } from './option.actions.ts';
import { removePoll } from './poll.actions.ts';
import { hydratePoll, hydratePolls, ownChoices, presentOption } from './poll.hydrate.ts';
import { listPollRows } from './poll.list.ts';
import { requirePoll, requirePollOf, showsResults } from './poll.policy.ts';
import { findPollOf, optionRows } from './poll.rows.ts';

export const pollRoutes: Route[] = [
  route(listPolls, async (ctx, { query }) => {
    const { page, limit } = query;
    return { rows: await hydratePolls(ctx, await listPollRows(ctx, query), query.expand), page, limit };
  }),
  route(postPoll, async (ctx, { body }) => {
    const { name, discussionID, categoryID, body: words, format, pollOption, ...settings } = body;
    if (discussionID !== undefined)
      return addTo(ctx, discussionID, { poll: { ...settings, question: name }, pollOption });
    if (categoryID === undefined)
      throw fieldProblem('categoryID', 'Give either discussionID or categoryID.', 400, 'missingField');
    const post = { name, body: words ?? name, format, categoryID, poll: settings, pollOption };
    const started = await startDiscussion(ctx, 'poll', post);
    if (started.isHeld) return held();
    return hydratePoll(ctx, await requirePollOf(ctx, started.discussionID));
  }),
  route(getPoll, async (ctx, { params, query }) =>
    hydratePoll(ctx, await requirePoll(ctx, params.pollID), query.expand),
  ),
  route(deletePoll, async (ctx, { params }) => {
    const poll = await requirePoll(ctx, params.pollID);
    await editDiscussion(ctx, poll.discussion_id, { postTypeID: 'discussion' }, (w) => removePoll(w, poll));
    return undefined;
  }),
  route(listOptions, (ctx, { params }) => shownOptions(ctx, params.pollID)),
  route(postOption, async (ctx, { params, body }) =>
    shownOption(ctx, params.pollID, await addOption(ctx, params.pollID, body.body)),
  ),
  route(patchOption, async (ctx, { params, body }) => {
    await renameOption(ctx, params, body.body);
    return shownOption(ctx, params.pollID, params.optionID);
  }),
  route(deleteOptionEndpoint, async (ctx, { params }) => {
    await deleteOption(ctx, params);
    return undefined;
  }),
];

/** A plain discussion becomes a poll, which is for those who may change its type. */
async function addTo(ctx: RequestContext, discussionID: number, given: object): Promise<Poll> {
  const discussion = await requireDiscussion(ctx, discussionID);
  if (await findPollOf(ctx, discussionID)) throw pollError('poll.exists');
  const type = discussion.type === 'poll' ? {} : { postTypeID: 'poll' };
  await editDiscussion(ctx, discussionID, { ...type, ...given });
  return hydratePoll(ctx, await requirePollOf(ctx, discussionID));
}

function held(): Answer<Poll> {
  const body = { message: 'Your poll will be shown once it is approved.', status: 202, description: null };
  return new Answer(body as unknown as Poll, { status: 202 });
}

async function shownOptions(ctx: RequestContext, pollID: number): Promise<PollOption[]> {
  const poll = await requirePoll(ctx, pollID);
  const [options, own] = await Promise.all([optionRows(ctx, [pollID]), ownChoices(ctx, [pollID])]);
  return options.map((option) => presentOption(option, showsResults(poll, own.has(pollID))));
}

async function shownOption(ctx: RequestContext, pollID: number, optionID: number): Promise<PollOption> {
  const poll = await requirePoll(ctx, pollID);
  const option = requireOption(await optionRows(ctx, [pollID]), optionID);
  return presentOption(option, showsResults(poll, (await ownChoices(ctx, [pollID])).has(pollID)));
}
