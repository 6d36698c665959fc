// A poll as a part of its discussion: written and edited with it, shown below its words.
import {
  type DiscussionPart,
  type DiscussionRow,
  type EditedDiscussion,
  fieldProblem,
  notFound,
  type RequestContext,
  type RewritePart,
  type WriteContext,
} from '@parley/addon-api';
import { widgetNode } from '@parley/addon-api/shared';
import { type PollSettings, pollSettings, type WrittenOption, writtenOptions } from '../polls.contract.ts';
import { requireFittingOptions, rewriteOptions } from './option.actions.ts';
import { announceChange, changeSettings, columnsOf, insertPoll, type NewPoll } from './poll.actions.ts';
import { pollCard, pollInForm } from './poll.nodes.ts';
import { requireChangeableOptions } from './poll.policy.ts';
import { findPollOf, lockPoll } from './poll.rows.ts';

/** What its two properties are once they are checked. */
interface Posted {
  poll?: PollSettings;
  pollOption?: WrittenOption[];
}

export const pollPart: DiscussionPart = {
  fieldLabels: () => ({
    pollOption: 'Options',
    dateCloses: 'Ends',
    'poll.dateCloses': 'Ends',
    'poll.question': 'Question',
  }),
  body: {
    poll: pollSettings.describe('What the poll of a discussion of type poll is like.').optional(),
    pollOption: writtenOptions.describe('What can be chosen in it.').optional(),
  },
  prepare: async (ctx, post, type) => {
    if (type.kind.type !== 'poll') return undefined;
    const poll = newPoll(ctx, post as Posted);
    return async (w, { discussionID }) => {
      await insertPoll(w, discussionID, poll);
      return undefined;
    };
  },
  prepareEdit: async (ctx, patch, row) => {
    if (!isPoll(patch, row) || (patch.poll === undefined && patch.pollOption === undefined)) return undefined;
    const given = patch as Posted;
    if (given.pollOption) requireFittingOptions(ctx, given.pollOption);
    const stored = await findPollOf(ctx, row.discussion_id);
    return stored ? rewritePoll(ctx, stored.poll_id, given) : addPoll(ctx, given);
  },
  formNodes: async (ctx, { recordID }) => {
    const node = widgetNode('PollOfForm', await pollInForm(ctx, recordID));
    return [{ place: 'belowBody', node }];
  },
  pageNodes: async (ctx, { discussionID, type }) => {
    const card = type === 'poll' && (await pollCard(ctx, discussionID));
    return card ? [widgetNode('PollCard', card)] : [];
  },
};

function isPoll(patch: EditedDiscussion, row: DiscussionRow): boolean {
  return patch.postTypeID === undefined ? row.type === 'poll' : patch.postTypeID.toLowerCase() === 'poll';
}

export function newPoll(ctx: RequestContext, { poll = {}, pollOption }: Posted): NewPoll {
  if (!pollOption) throw fieldProblem('pollOption', 'pollOption is required.', 400, 'missingField');
  requireFittingOptions(ctx, pollOption);
  const columns = columnsOf(poll);
  if (columns.date_closes !== null && new Date(columns.date_closes) <= ctx.now)
    throw fieldProblem('dateCloses', 'dateCloses must lie in the future.');
  return { columns, options: pollOption.map(({ body }) => body) };
}

function addPoll(ctx: RequestContext, given: Posted): RewritePart {
  ctx.require('polls.add');
  const poll = newPoll(ctx, given);
  return async (w, { discussion_id: discussionID }) => {
    await insertPoll(w, discussionID, poll);
  };
}

function rewritePoll(
  ctx: RequestContext,
  pollID: number,
  { poll: settings, pollOption }: Posted,
): RewritePart {
  return async (w: WriteContext, discussion) => {
    const poll = await lockPoll(w, pollID);
    if (!poll) throw notFound('Poll');
    if (pollOption && (await rewriteOptions(w, poll, pollOption)))
      requireChangeableOptions(ctx, poll, discussion);
    if (settings) await changeSettings(w, poll, columnsOf(settings, poll));
    await announceChange(w, poll);
  };
}
