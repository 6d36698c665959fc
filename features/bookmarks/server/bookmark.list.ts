import { wordings } from '../../../platform/contract/wordings.ts';
import type { DiscussionList } from '../../discussions/server/lists/discussion-lists.ts';
import type { QuickLink } from '../../widgets/server/quick-links.ts';
import { MOST_COUNTED } from './bookmark.queries.ts';

const TITLES = wordings({ bookmarks: 'My Bookmarks' });

export const bookmarkList: DiscussionList = {
  name: 'bookmarked',
  title: ({ t }) => t(TITLES.bookmarks),
  emptyText: ({ t }) => t('The bookmark beside a title keeps a post here.'),
  isPersonal: true,
  filters: ({ viewer }) => ({ bookmarkUserID: viewer.userID }),
};

export const bookmarksLink: QuickLink = {
  id: 'my-bookmarks',
  position: 30,
  name: TITLES.bookmarks,
  url: '/discussions/bookmarked',
  icon: 'bookmark',
  permission: 'session.valid',
  countOf: 'bookmarks',
  countLimit: MOST_COUNTED - 1,
};
