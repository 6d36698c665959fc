import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { bookmarkHooks } from './server/bookmark.hooks.ts';
import { seenBookmarks } from './server/bookmark.queries.ts';
import { bookmarkRoutes } from './server/bookmark.routes.ts';

export const bookmarksFeature: Feature = {
  name: 'bookmarks',
  dependsOn: ['categories', 'discussions'],
  routes: bookmarkRoutes,
  transactionHooks: bookmarkHooks,
  memberCounts: [
    {
      name: 'Bookmarks',
      select: async (ctx) => sql`(select count(*) from ${await seenBookmarks(ctx)})`,
    },
  ],
  viewerState: [
    {
      name: 'bookmarks',
      select: (userID, records) => sql`(
        select coalesce(jsonb_agg(discussion_id), '[]') from bookmarks
        where user_id = ${userID} and discussion_id = any(${records.discussionIDs}))`,
    },
  ],
};
