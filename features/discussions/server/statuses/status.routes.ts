import { route } from '../../../../platform/server/http/route.ts';
import { putDiscussionStatus } from '../../discussion-marks.contract.ts';
import {
  deleteDiscussionStatus,
  getDiscussionStatus,
  listDiscussionStatuses,
  listStatusLog,
  patchDiscussionStatus,
  postDiscussionStatus,
} from '../../discussion-statuses.contract.ts';
import { oneDiscussion } from '../discussion.hydrate.ts';
import { requireStatus, visibleStatuses } from './discussion.statuses.ts';
import { putStatus, statusLog } from './discussion-status.ts';
import { addStatus, changeStatus, removeStatus } from './status.actions.ts';

export const statusRoutes = [
  route(listDiscussionStatuses, async (ctx, { query }) => {
    const statuses = await visibleStatuses(ctx);
    return statuses.filter(
      (each) =>
        (query.subType === undefined || each.recordSubtype === query.subType) &&
        (query.state === undefined || each.state === query.state),
    );
  }),
  route(getDiscussionStatus, (ctx, { params }) => requireStatus(ctx, params.statusID)),
  route(postDiscussionStatus, async (ctx, { body }) => requireStatus(ctx, await addStatus(ctx, body))),
  route(patchDiscussionStatus, async (ctx, { params, body }) => {
    await changeStatus(ctx, params.statusID, body);
    return requireStatus(ctx, params.statusID);
  }),
  route(deleteDiscussionStatus, async (ctx, { params }) => {
    await removeStatus(ctx, params.statusID);
    return undefined;
  }),
  route(putDiscussionStatus, async (ctx, { params, query, body }) => {
    await putStatus(ctx, params.discussionID, body);
    return oneDiscussion(ctx, params.discussionID, query);
  }),
  route(listStatusLog, async (ctx, { params, query }) => ({
    ...(await statusLog(ctx, params.discussionID, query)),
    page: query.page,
    limit: query.limit,
  })),
];
