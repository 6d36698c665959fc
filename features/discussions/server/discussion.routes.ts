import { fieldProblem } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { idPaging } from '../../../platform/server/http/responses/id-paging.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { deleteCategory } from '../../categories/delete-category.contract.ts';
import { postMetaOfDiscussion } from '../../post-fields/server/post-meta.queries.ts';
import { requireBaseType, requireKnownType } from '../../post-types/server/post-type.policy.ts';
import { closeDiscussions, deleteDiscussions, moveDiscussions } from '../bulk-discussions.contract.ts';
import {
  bumpDiscussion as bumpEndpoint,
  deleteCanonicalUrl,
  dismissDiscussion as dismissEndpoint,
  putCanonicalUrl,
  putDiscussionType,
} from '../discussion-marks.contract.ts';
import {
  type Discussion,
  deleteDiscussion as deleteEndpoint,
  getDiscussion,
  getDiscussionEdit,
  getDiscussionQuote,
  listDiscussions,
  patchDiscussion,
  postDiscussion,
  postTypedDiscussion,
} from '../discussions.contract.ts';
import { deleteDiscussion } from './deleting/delete-by-staff.ts';
import { deleteCategoryRun } from './deleting/delete-category.ts';
import { hydrateDiscussions, oneDiscussion, type Shown } from './discussion.hydrate.ts';
import { requireDiscussion } from './discussion.policy.ts';
import { bumpDiscussion, dismissDiscussion } from './discussion-marks.ts';
import { discussionParts, type PostedDiscussion } from './discussion-parts.ts';
import {
  discussionForEdit,
  discussionForQuote,
  editableDiscussion,
  mayReadForEdit,
} from './discussion-source.ts';
import { listDiscussionIDs } from './lists/discussion.list.ts';
import { changeCanonicalUrl } from './page/canonical-url.ts';
import { requireCrawl } from './page/discussion.crawl.ts';
import {
  closeDiscussionsOperation,
  deleteDiscussionsOperation,
  moveDiscussionsOperation,
} from './writing/bulk-discussions.ts';
import { changeType } from './writing/change-type.ts';
import { editDiscussion } from './writing/edit-discussion.ts';
import { requireWriter } from './writing/guest-posts.ts';
import { startDiscussion } from './writing/start-discussion.ts';

export const discussionRoutes = [
  route(listDiscussions, async (ctx, { query }) => {
    requireCrawl(ctx, query.expand);
    const { ids, total, versions } = await listDiscussionIDs(ctx, { ...query, isChosen: true });
    const rows = await hydrateDiscussions(ctx, ids, { ...query, forViewer: true, versions });
    const { page, limit, expand, discussionID: given } = query;
    if (expand.has('crawl')) return { rows, page, limit };
    return { rows, page, ...idPaging({ name: 'discussionID', sort: query.sort, given, ids, limit, total }) };
  }),
  route(getDiscussion, (ctx, { params, query }) => withItsRevision(ctx, params.discussionID, query)),
  route(getDiscussionEdit, async (ctx, { params }) => {
    const edit = await discussionForEdit(ctx, params.discussionID);
    const postMeta = await postMetaOfDiscussion(ctx, params.discussionID);
    return withRevision({ ...edit, postMeta }, edit);
  }),
  route(getDiscussionQuote, (ctx, { params }) => discussionForQuote(ctx, params.discussionID)),
  route(
    postDiscussion,
    (ctx, { query, body }) => startAndAnswer(ctx, body.postTypeID ?? 'discussion', body, query),
    { additions: discussionParts },
  ),
  route(
    postTypedDiscussion,
    async (ctx, { params, query, body }) => {
      const name = body.postTypeID ?? params.discussionType;
      await requireBaseType(ctx, name, params.discussionType);
      return startAndAnswer(ctx, name, body, query);
    },
    {
      requireAddress: (ctx, { discussionType = '' }) => requireKnownType(ctx, discussionType),
      additions: discussionParts,
    },
  ),
  route(
    patchDiscussion,
    async (ctx, { params, query, body }) => {
      const { isHeld } = await editDiscussion(ctx, params.discussionID, body);
      if (isHeld) return waits({ message: 'Your change will be shown once it is approved.' });
      return withItsRevision(ctx, params.discussionID, query);
    },
    { additions: discussionParts },
  ),
  route(deleteEndpoint, async (ctx, { params }) => {
    await deleteDiscussion(ctx, params.discussionID);
    return undefined;
  }),
  route(deleteCategory, (ctx, { params, query }) =>
    startBulkOperation(
      ctx,
      deleteCategoryRun,
      {
        categoryID: params.categoryID,
        newCategoryID: query.newCategoryID,
        deleteContents: query.deleteContents,
      },
      { isSingle: true },
    ),
  ),
  route(deleteDiscussions, (ctx, { body }) => startBulkOperation(ctx, deleteDiscussionsOperation, body)),
  route(closeDiscussions, (ctx, { body }) => startBulkOperation(ctx, closeDiscussionsOperation, body)),
  route(moveDiscussions, (ctx, { body }) => startBulkOperation(ctx, moveDiscussionsOperation, body)),
  route(dismissEndpoint, async (ctx, { params, body }) => {
    await dismissDiscussion(ctx, params.discussionID, body.dismissed);
    return { dismissed: body.dismissed };
  }),
  route(putCanonicalUrl, async (ctx, { params, query, body }) => {
    await changeCanonicalUrl(ctx, params.discussionID, body.canonicalUrl);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
  route(deleteCanonicalUrl, async (ctx, { params }) => {
    await changeCanonicalUrl(ctx, params.discussionID, null);
    return undefined;
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
    if (body.postMeta && body.postTypeID === undefined)
      throw fieldProblem('postTypeID', 'postTypeID is required with postMeta.', 400, 'missingField');
    await changeType(ctx, params.discussionID, { name: type, postMeta: body.postMeta });
    return oneDiscussion(ctx, params.discussionID, query);
  }),
];

/** Of use to whoever may edit it; others learn nothing of what they may not read. */
async function withItsRevision(
  ctx: RequestContext,
  discussionID: number,
  shown: Shown,
): Promise<Discussion | Answer<Discussion>> {
  const row = await requireDiscussion(ctx, discussionID);
  const discussion = await oneDiscussion(ctx, discussionID, shown);
  if (!mayReadForEdit(ctx, row)) return discussion;
  return withRevision(discussion, await editableDiscussion(ctx.db, row));
}

async function startAndAnswer(
  ctx: RequestContext,
  type: string,
  post: PostedDiscussion,
  shown: Shown,
): Promise<Discussion | Answer<Discussion>> {
  requireWriter(ctx);
  const { discussionID, isHeld } = await startDiscussion(ctx, type, post);
  if (!isHeld) return oneDiscussion(ctx, discussionID, shown);
  return waits({ message: 'Your discussion will be shown once it is approved.' });
}

/** What waits is no discussion yet: the answer says so in place of it. */
function waits({ message }: { message: string }): Answer<Discussion> {
  const body = { message, status: 202, description: null };
  return new Answer(body as unknown as Discussion, { status: 202 });
}
