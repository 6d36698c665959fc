import { route } from '../../../../platform/server/http/route.ts';
import { requireCategory } from '../../../categories/server/category.policy.ts';
import { putDiscussionsRead, putReadingPlace } from '../../reading.contract.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { markAllRead, storeReadingPlace } from './reading.actions.ts';

export const readingRoutes = [
  route(putDiscussionsRead, async (ctx, { body }) => {
    if (body.categoryID !== undefined) await requireCategory(ctx, body.categoryID);
    return { dateRead: await markAllRead(ctx, body.categoryID) };
  }),
  route(putReadingPlace, async (ctx, { params, body }) => {
    const discussion = await requireDiscussion(ctx, params.discussionID);
    return { number: await storeReadingPlace(ctx, discussion, body.number) };
  }),
];
