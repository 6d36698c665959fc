import { Answer, type Route, route } from '../../../platform/server/http/route.ts';
import { hydrateComments } from '../../comments/server/comment.hydrate.ts';
import { hydrateDiscussions } from '../../discussions/server/discussion.hydrate.ts';
import { incompleteHeader } from '../../search/server/search.headers.ts';
import { listPosts, searchComments, searchDiscussions } from '../posts.contract.ts';
import { findPosts } from './post.find.ts';
import { hydratePosts } from './post.hydrate.ts';
import { listedPosts } from './post.list.ts';

export const postRoutes: Route[] = [
  route(listPosts, async (ctx, { query }) => {
    // The posts of a role are looked for among all.
    const listed = await ctx.site.heavyReads.run(ctx, () => listedPosts(ctx, query));
    return { rows: await hydratePosts(ctx, listed), page: query.page, limit: query.limit };
  }),
  route(searchDiscussions, async (ctx, { query }) => {
    const { ids, total, isIncomplete } = await findPosts(ctx, 'discussion', query);
    const rows = await hydrateDiscussions(ctx, ids, { expand: query.expand, forViewer: true });
    const { page, limit } = query;
    return new Answer({ rows, page, limit, total }, { headers: incompleteHeader(isIncomplete) });
  }),
  route(searchComments, async (ctx, { query }) => {
    const { ids, total, isIncomplete } = await findPosts(ctx, 'comment', query);
    const { comments: rows } = await hydrateComments(ctx, ids, {
      expand: query.expand,
      forViewer: true,
      quoteParent: false,
    });
    const { page, limit } = query;
    return new Answer({ rows, page, limit, total }, { headers: incompleteHeader(isIncomplete) });
  }),
];
