// An answer to a mail about a message becomes the next message of the conversation, where its author still takes part.
import type { MailReply } from '../../notifications/server/notification-records.ts';
import { answersByMail } from '../../reply-by-mail/server/receive-reply.ts';
import { postMessage } from './post-message.ts';

export const messageReply: MailReply = {
  purpose: 'message',
  line: (t) => t('Write your reply above this line. It becomes a message to all who take part.'),
};

export const messageReplies = answersByMail({
  ...messageReply,
  post: (ctx, [conversationID], body) => postMessage(ctx, { conversationID, body, format: 'markdown' }),
});
