import type { Feature } from '../../platform/server/feature/feature.ts';
import { replyMails } from './server/receive-reply.ts';

export const replyByMailFeature: Feature = {
  name: 'reply-by-mail',
  dependsOn: ['incoming-mail', 'notifications', 'comments', 'media', 'users'],
  extensions: [replyMails],
};
