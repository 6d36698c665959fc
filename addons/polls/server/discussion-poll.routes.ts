import { editDiscussion, oneDiscussion, type RequestContext, type Route, route } from '@parley/addon-api';
import type { Discussion } from '@parley/addon-api/contract';
import { getDiscussionPoll, patchDiscussionPoll } from '../polls.contract.ts';
import { hydratePoll } from './poll.hydrate.ts';
import { requirePollOf } from './poll.policy.ts';

export const discussionPollRoutes: Route[] = [
  route(getDiscussionPoll, (ctx, { params, query }) => withPoll(ctx, params.discussionID, query)),
  route(patchDiscussionPoll, async (ctx, { params, query, body }) => {
    await requirePollOf(ctx, params.discussionID);
    const { name, body: words, format, categoryID, pollOption, ...poll } = body;
    const patch = {
      name,
      body: words,
      format,
      categoryID,
      pollOption,
      poll: isGiven(poll) ? poll : undefined,
    };
    await editDiscussion(ctx, params.discussionID, withoutAbsent(patch));
    return withPoll(ctx, params.discussionID, query);
  }),
];

const isGiven = (settings: object) => Object.values(settings).some((each) => each !== undefined);

function withoutAbsent<T extends object>(given: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

async function withPoll(
  ctx: RequestContext,
  discussionID: number,
  shown: { expand: ReadonlySet<string> },
): Promise<Discussion> {
  const row = await requirePollOf(ctx, discussionID);
  const discussion = await oneDiscussion(ctx, discussionID, shown);
  return { ...discussion, attributes: { ...discussion.attributes, poll: await hydratePoll(ctx, row) } };
}
