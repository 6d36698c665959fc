import {
  notFound,
  permissionProblem,
  putStatus,
  type RequestContext,
  type Route,
  requireDiscussion,
  route,
} from '@parley/addon-api';
import {
  deleteIdeaVote,
  ideaError,
  listIdeas,
  patchIdea,
  putIdeaVote,
  type VotedIdea,
} from '../ideas.contract.ts';
import { ideaPresenter } from './idea.attributes.ts';
import { listedIdeas } from './idea.list.ts';
import { findIdea, type IdeaRow } from './idea.rows.ts';
import { ideaStatuses } from './idea-statuses.ts';
import { castVote, voteOf, votesLeft, withdrawVote } from './vote.actions.ts';

export const ideaRoutes: Route[] = [
  route(listIdeas, async (ctx, { query }) => {
    if (query.state === 'mine' && ctx.viewer.userID === 0) return { rows: [], ...query };
    return { rows: await listedIdeas(ctx, query), page: query.page, limit: query.limit };
  }),
  route(patchIdea, async (ctx, { params: { discussionID }, body }) => {
    const { category_id: resourceID } = await requireDiscussion(ctx, discussionID);
    if (!ctx.can('discussions.moderate', { resourceType: 'category', resourceID }))
      throw permissionProblem(['discussions.moderate']);
    await requireIdea(ctx, discussionID);
    if (!(await ideaStatuses(ctx)).some((each) => each.statusID === body.statusID))
      throw ideaError('idea.statusOfOthers');
    await putStatus(ctx, discussionID, { statusID: body.statusID, statusNotes: body.statusNotes });
    return present(ctx, discussionID);
  }),
  route(putIdeaVote, async (ctx, { params: { discussionID }, body }) => {
    await requireIdea(ctx, discussionID);
    await castVote(ctx, { discussionID, userID: ctx.viewer.userID }, body.vote);
    return voted(ctx, discussionID);
  }),
  route(deleteIdeaVote, async (ctx, { params: { discussionID } }) => {
    await requireIdea(ctx, discussionID);
    await withdrawVote(ctx, { discussionID, userID: ctx.viewer.userID });
    return voted(ctx, discussionID);
  }),
];

/** The idea, if the viewer may see its discussion. */
async function requireIdea(ctx: RequestContext, discussionID: number): Promise<IdeaRow> {
  await requireDiscussion(ctx, discussionID);
  const idea = await findIdea(ctx, discussionID);
  if (!idea) throw notFound('Idea');
  return idea;
}

async function present(ctx: RequestContext, discussionID: number) {
  return (await ideaPresenter(ctx))(await requireIdea(ctx, discussionID));
}

async function voted(ctx: RequestContext, discussionID: number): Promise<VotedIdea> {
  const { userID } = ctx.viewer;
  return {
    vote: await voteOf(ctx, { discussionID, userID }),
    votesLeft: await votesLeft(ctx, userID),
    idea: await present(ctx, discussionID),
  };
}
