import { route } from '../../../platform/server/http/route.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { bookmarkDiscussion as bookmarkEndpoint, listBookmarkedDiscussions } from '../bookmarks.contract.ts';
import { bookmarkDiscussion, unbookmarkDiscussion } from './bookmark.actions.ts';
import { bookmarkedIDs } from './bookmark.queries.ts';

export const bookmarkRoutes = [
  route(bookmarkEndpoint, async (ctx, { params, body }) => {
    await requireDiscussion(ctx, params.discussionID);
    await (body.bookmarked ? bookmarkDiscussion : unbookmarkDiscussion)(ctx, params.discussionID);
    return { bookmarked: body.bookmarked };
  }),
  route(listBookmarkedDiscussions, async (ctx, { query }) => {
    const ids = await bookmarkedIDs(ctx, query.page, query.limit);
    const rows = await hydrateDiscussions(ctx, ids, { expand: query.expand, forViewer: true });
    return { rows, page: query.page, limit: query.limit };
  }),
];
