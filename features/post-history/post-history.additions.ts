// The ways into a post's history, from the menus of discussions and comments.
import type { WebAdditions } from '../../platform/web/nodes/web-place.ts';
import { commentOptions } from '../comments/web/comment-options.ts';
import { discussionOptions } from '../discussions/web/discussion-options.ts';
import { CommentHistoryItem, DeletedCommentsItem, DiscussionHistoryItem } from './web/history-items.tsx';

export const postHistoryAdditions: WebAdditions = {
  additions: [
    discussionOptions.add({
      group: 'record',
      position: 5,
      isOffered: ({ abilities }) => abilities.canSeeHistory,
      Item: DiscussionHistoryItem,
    }),
    discussionOptions.add({
      group: 'record',
      position: 6,
      isOffered: ({ abilities }) => abilities.canSeeHistory,
      Item: DeletedCommentsItem,
    }),
    commentOptions.add({
      group: 'post',
      position: 30,
      isOffered: ({ abilities }) => abilities.canSeeRevisions,
      Item: CommentHistoryItem,
    }),
  ],
};
