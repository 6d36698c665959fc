// The facts that a row of a list shows; layouts switch each of them off.
import { OpenList } from '../../../../platform/contract/open-list.ts';
import { wordings } from '../../../../platform/contract/wordings.ts';

/** An add-on adds the names of those that its marks go by, with words for administrators. */
export const listMetas = new OpenList(
  wordings({
    category: 'Category',
    startedByUser: 'Who started it',
    lastUser: 'Who spoke last',
    lastCommentDate: 'When somebody spoke last',
    viewCount: 'Views',
    commentCount: 'Comments',
    score: 'Score',
    userTags: 'Tags',
    unreadCount: 'How much is unread',
    resolved: 'Whether it is resolved',
  }),
);
