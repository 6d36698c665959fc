import { sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { discussionLists } from '../discussions/server/lists/discussion-lists.ts';
import { importReceiver } from '../imports/server/imported-rows.ts';
import { quickLinks } from '../widgets/server/quick-links.ts';
import { insertBookmarks } from './server/bookmark.bulk.ts';
import { bookmarkHooks } from './server/bookmark.hooks.ts';
import { bookmarkList, bookmarksLink } from './server/bookmark.list.ts';
import { bookmarkNotifications } from './server/bookmark.notifications.ts';
import { MOST_COUNTED, seenBookmarks } from './server/bookmark.queries.ts';
import { bookmarkRoutes } from './server/bookmark.routes.ts';
import { bookmarkState } from './server/bookmark.viewer-state.ts';
import { bookmarksOwnData } from './server/bookmarks.own-data.ts';

export const bookmarksFeature: Feature = {
  name: 'bookmarks',
  addresses: ['bookmarked'],
  dependsOn: ['users', 'categories', 'discussions', 'notifications', 'widgets', 'imports'],
  tables: { readableByOthers: ['bookmarks'] },
  routes: bookmarkRoutes,
  transactionHooks: bookmarkHooks,
  memberCounts: [
    {
      name: 'Bookmarks',
      select: async (ctx) =>
        sql`(select count(*) from (select from ${await seenBookmarks(ctx)} limit ${sql.integer(MOST_COUNTED)}) seen)`,
    },
  ],
  viewerState: [bookmarkState],
  extensions: [
    ...bookmarksOwnData,
    ...bookmarkNotifications,
    accountItems.add({
      id: 'bookmarks',
      name: 'Bookmarks',
      group: accountGroups.discussions,
      position: 10,
      url: '/discussions/bookmarked',
      icon: 'bookmark',
      countOf: 'bookmarks',
      countLimit: MOST_COUNTED - 1,
    }),
    discussionLists.add(bookmarkList),
    quickLinks.add(bookmarksLink),
    importReceiver({ kind: 'bookmarks', receive: insertBookmarks }),
  ],
};
