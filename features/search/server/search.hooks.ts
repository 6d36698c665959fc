// What must not be found any longer is not, from the very moment: the index itself follows later, by listeners.
import type { TransactionHook } from '../../../platform/server/events/events.ts';
import { followDiscussion, moveCommentDocuments } from './discussion-documents.ts';
import { forgetDocuments } from './forget-documents.ts';

const followed: TransactionHook['handle'] = (w, { discussionID }) =>
  followDiscussion(w, Number(discussionID));

const forgotten: TransactionHook['handle'] = (w, { commentID }) =>
  forgetDocuments(w.db, 'comment', [Number(commentID)]);

export const searchHooks: TransactionHook[] = [
  { event: 'discussion.moved', handle: followed },
  { event: 'discussion.hidden', handle: followed },
  { event: 'discussion.restored', handle: followed },
  { event: 'discussion.deleted', handle: followed },
  { event: 'comment.hidden', handle: forgotten },
  { event: 'comment.deleted', handle: forgotten },
  {
    event: 'comment.moved',
    handle: (w, { commentIDs, discussionID }) =>
      moveCommentDocuments(w.db, commentIDs as number[], Number(discussionID)),
  },
];
