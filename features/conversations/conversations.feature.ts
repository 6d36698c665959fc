import type { Feature } from '../../platform/server/feature/feature.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { conversationsApi } from './conversations.api.ts';
import { conversationRateLimits } from './conversations.rate-limits.ts';
import { conversationConfig } from './server/conversation.config.ts';
import { conversationCounts } from './server/conversation.counts.ts';
import {
  conversationNotificationExtensions,
  conversationNotificationListeners,
} from './server/conversation.notifications.ts';
import { conversationRoutes } from './server/conversation.routes.ts';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { conversationTopic, inboxTopic } from './server/live-conversations.ts';
import { messageRoutes } from './server/message.routes.ts';
import { messageDrafts } from './server/message-drafts.ts';
import { attachMessageMedia, messageMediaHolder } from './server/message-media.ts';

/** What some people write to each other, and nobody else reads. */
export const conversationsFeature: Feature = {
  name: 'conversations',
  addresses: ['messages'],
  api: conversationsApi,
  rateLimits: conversationRateLimits,
  dependsOn: [
    'users',
    'roles',
    'ignores',
    'mentions',
    'media',
    'drafts',
    'discussions',
    'search',
    'notifications',
    'account-deletion',
  ],
  config: Object.values(conversationConfig),
  routes: [...conversationRoutes, ...messageRoutes],
  memberCounts: conversationCounts,
  transactionHooks: attachMessageMedia,
  listeners: [...conversationNotificationListeners, forgetDeletedMember],
  extensions: [
    liveTopics.add(conversationTopic),
    liveTopics.add(inboxTopic),
    messageMediaHolder,
    messageDrafts,
    ...conversationNotificationExtensions,
  ],
};
