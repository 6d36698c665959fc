import type { Feature } from '../../platform/server/feature/feature.ts';
import { commentReplies } from './server/comment-replies.ts';

export const replyByMailFeature: Feature = {
  name: 'reply-by-mail',
  dependsOn: ['incoming-mail', 'notifications', 'comments', 'media', 'users'],
  extensions: [commentReplies],
};
