// What must not be found any longer is not, from the very moment: the index itself follows later, by listeners.
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { commentDeleted, commentHidden, commentMoved } from '../../comments/comments.events.ts';
import {
  discussionDeleted,
  discussionHidden,
  discussionMoved,
  discussionRestored,
} from '../../discussions/discussions.events.ts';
import { followDiscussion, moveCommentDocuments } from './discussion-documents.ts';
import { forgetDocuments } from './forget-documents.ts';

const follow = (w: WriteContext, { discussionID }: { discussionID: number }) =>
  followDiscussion(w, discussionID);

const forget = (w: WriteContext, { commentID }: { commentID: number }) =>
  forgetDocuments(w.db, 'comment', [commentID]);

export const searchHooks = [
  transactionHook(discussionMoved, follow),
  transactionHook(discussionHidden, follow),
  transactionHook(discussionRestored, follow),
  transactionHook(discussionDeleted, follow),
  transactionHook(commentHidden, forget),
  transactionHook(commentDeleted, forget),
  transactionHook(commentMoved, (w, { commentIDs, discussionID }) =>
    moveCommentDocuments(w.db, commentIDs, discussionID),
  ),
];
