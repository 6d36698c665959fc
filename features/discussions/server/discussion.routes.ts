import { fieldProblem, notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { discussionPath } from '../discussion.address.ts';
import {
  bumpDiscussion as bumpEndpoint,
  dismissDiscussion as dismissEndpoint,
  putDiscussionType,
} from '../discussion-marks.contract.ts';
import { getDiscussionStatus, listDiscussionStatuses } from '../discussion-statuses.contract.ts';
import {
  type Discussion,
  type DiscussionEdit,
  type DiscussionPost,
  type DiscussionQuote,
  deleteDiscussion as deleteEndpoint,
  getDiscussion,
  getDiscussionEdit,
  getDiscussionQuote,
  listDiscussions,
  patchDiscussion,
  postDiscussion,
  postTypedDiscussion,
} from '../discussions.contract.ts';
import { deleteDiscussion } from './delete-discussion.ts';
import { hydrateDiscussion, hydrateDiscussions } from './discussion.hydrate.ts';
import { listDiscussionIDs } from './discussion.list.ts';
import { abilitiesOn, requireDiscussion } from './discussion.policy.ts';
import { requireStatus, visibleStatuses } from './discussion.statuses.ts';
import { bumpDiscussion, changeType, dismissDiscussion } from './discussion-marks.ts';
import { currentTagIDs } from './discussion-tags.ts';
import { editDiscussion } from './edit-discussion.ts';
import { startDiscussion } from './start-discussion.ts';

interface Shown {
  expand: ReadonlySet<string>;
  excerptLength?: number | undefined;
}

export const discussionRoutes = [
  route(listDiscussions, async (ctx, { query }) => {
    const { ids, total } = await listDiscussionIDs(ctx, query);
    const rows = await hydrateDiscussions(ctx, ids, { ...query, forViewer: true });
    return { rows, page: query.page, limit: query.limit, total };
  }),
  route(listDiscussionStatuses, async (ctx, { query }) => {
    const statuses = await visibleStatuses(ctx);
    return statuses.filter(
      (each) =>
        (query.subType === undefined || each.recordSubtype === query.subType) &&
        (query.state === undefined || each.state === query.state),
    );
  }),
  route(getDiscussionStatus, (ctx, { params }) => requireStatus(ctx, params.statusID)),
  route(getDiscussion, async (ctx, { params, query }) => {
    await requireDiscussion(ctx, params.discussionID);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
  route(getDiscussionEdit, (ctx, { params }) => discussionForEdit(ctx, params.discussionID)),
  route(getDiscussionQuote, (ctx, { params }) => discussionForQuote(ctx, params.discussionID)),
  route(postDiscussion, (ctx, { query, body }) =>
    startAndAnswer(ctx, body.postTypeID ?? 'discussion', body, query),
  ),
  route(postTypedDiscussion, (ctx, { params, query, body }) =>
    startAndAnswer(ctx, params.discussionType, body, query),
  ),
  route(patchDiscussion, async (ctx, { params, query, body }) => {
    await editDiscussion(ctx, params.discussionID, body);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
  route(deleteEndpoint, async (ctx, { params }) => {
    await deleteDiscussion(ctx, params.discussionID);
    return undefined;
  }),
  route(dismissEndpoint, async (ctx, { params, body }) => {
    await dismissDiscussion(ctx, params.discussionID, body.dismissed);
    return { dismissed: body.dismissed };
  }),
  route(bumpEndpoint, async (ctx, { params, query }) => {
    await bumpDiscussion(ctx, params.discussionID);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
  route(putDiscussionType, async (ctx, { params, query, body }) => {
    const type = body.postTypeID ?? body.type;
    if (type === undefined || (body.postTypeID !== undefined && body.type !== undefined)) {
      throw fieldProblem('type', 'Give either type or postTypeID.', 400, 'missingField');
    }
    await changeType(ctx, params.discussionID, type);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
];

async function startAndAnswer(
  ctx: RequestContext,
  type: string,
  post: DiscussionPost,
  shown: Shown,
): Promise<Discussion | Answer<Discussion>> {
  const { discussionID, isHeld } = await startDiscussion(ctx, type, post);
  if (!isHeld) return oneDiscussion(ctx, discussionID, shown);
  const body = {
    message: 'Your discussion will be shown once it is approved.',
    status: 202,
    description: null,
  };
  return new Answer(body as unknown as Discussion, { status: 202 });
}

async function oneDiscussion(ctx: RequestContext, discussionID: number, shown: Shown): Promise<Discussion> {
  const discussion = await hydrateDiscussion(ctx, discussionID, { ...shown, forViewer: true });
  // It may have been moved out of sight by the very call that answers.
  if (!discussion) throw notFound('Discussion');
  return discussion;
}

async function discussionForEdit(ctx: RequestContext, discussionID: number): Promise<DiscussionEdit> {
  const row = await requireDiscussion(ctx, discussionID);
  const isOwn = row.insert_user_id === ctx.viewer.userID;
  if (!isOwn && !abilitiesOn(ctx, row).canEdit) throw permissionProblem(['discussions.edit']);
  return {
    discussionID,
    name: row.name,
    body: row.body,
    format: row.format,
    categoryID: row.category_id,
    sink: row.date_sunk !== null,
    closed: row.date_closed !== null,
    pinned: row.pin_location !== null,
    pinLocation: row.pin_location,
    type: row.type,
    postTypeID: row.type,
    tagIDs: await currentTagIDs(ctx, discussionID),
  };
}

async function discussionForQuote(ctx: RequestContext, discussionID: number): Promise<DiscussionQuote> {
  const row = await requireDiscussion(ctx, discussionID);
  const users = await userFragments(ctx, [row.insert_user_id]);
  return {
    discussionID,
    name: row.name,
    bodyRaw: rawBody(row.body, row.format),
    format: row.format,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUser: users.get(row.insert_user_id) ?? unknownUserFragment,
    url: ctx.url(discussionPath({ discussionID, name: row.name })),
  };
}

/** Rich bodies are arrays, all others text. */
export function rawBody(body: string, format: string): string | unknown[] {
  if (format !== 'rich' && format !== 'rich2') return body;
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : body;
  } catch {
    return body;
  }
}
