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
import { followDiscussion, forgetDiscussions, moveCommentDocuments } from './discussion-documents.ts';
import { forgetDocuments } from './forget-documents.ts';

const follow = (w: WriteContext, { discussionID }: { discussionID: number }) =>
  followDiscussion(w, discussionID);

const forgetThem = (w: WriteContext, gone: readonly { discussionID: number }[]) =>
  forgetDiscussions(
    w,
    gone.map(({ discussionID }) => discussionID),
  );

type OfComment = { commentID: number };

const forgetAll = (w: WriteContext, comments: readonly OfComment[]) =>
  forgetDocuments(
    w.db,
    'comment',
    comments.map(({ commentID }) => commentID),
  );
const forget = (w: WriteContext, comment: OfComment) => forgetAll(w, [comment]);

export const searchHooks = [
  transactionHook(discussionMoved, follow),
  transactionHook(discussionHidden, follow, forgetThem),
  transactionHook(discussionRestored, follow),
  transactionHook(discussionDeleted, follow, forgetThem),
  transactionHook(commentHidden, forget, forgetAll),
  transactionHook(commentDeleted, forget, forgetAll),
  transactionHook(commentMoved, (w, { commentIDs, discussionID }) =>
    moveCommentDocuments(w.db, commentIDs, discussionID),
  ),
];
