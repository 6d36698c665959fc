// An answer to a mail about a post becomes a comment.
import { addComment } from '../../comments/server/writing/add-comment.ts';
import { commentReply } from '../../notifications/server/mail/reply-address.ts';
import { answersByMail } from './receive-reply.ts';

export const commentReplies = answersByMail({
  ...commentReply,
  post: (ctx, [discussionID, commentID], body) =>
    addComment(ctx, {
      body,
      format: 'markdown',
      discussionID,
      ...(commentID > 0 && { parentCommentID: commentID }),
    }),
});
