import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { bookmarkHooks } from './server/bookmark.hooks.ts';
import { seenBookmarks } from './server/bookmark.queries.ts';
import { bookmarkRoutes } from './server/bookmark.routes.ts';
import { bookmarkState } from './server/bookmark.viewer-state.ts';

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
  viewerState: [bookmarkState],
  extensions: [
    accountItems.add({
      id: 'bookmarks',
      name: 'Bookmarks',
      group: accountGroups.discussions,
      position: 10,
      url: '/discussions/bookmarked',
      icon: 'bookmark',
      countOf: 'bookmarks',
    }),
  ],
};
