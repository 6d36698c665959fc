import type { Feature } from '../../platform/server/feature/feature.ts';
import { liveTopics } from '../../platform/server/live/live-topic.ts';
import { accountTabs } from '../../platform/server/places/account-box.ts';
import { reportKinds } from '../../platform/server/places/report-kinds.ts';
import { INBOX_PATH } from './conversation.address.ts';
import { conversationsApi } from './conversations.api.ts';
import { conversationRateLimits } from './conversations.rate-limits.ts';
import { conversationTemplates } from './layouts/conversation.templates.ts';
import { conversationConfig } from './server/conversation.config.ts';
import { conversationCounts } from './server/conversation.counts.ts';
import {
  conversationNotificationExtensions,
  conversationNotificationListeners,
} from './server/conversation.notifications.ts';
import { conversationRoutes } from './server/conversation.routes.ts';
import { conversationViews } from './server/conversation.views.ts';
import { conversationWidgets } from './server/conversation.widgets.ts';
import { conversationErasureParts } from './server/conversations.erasure.ts';
import { conversationsOwnData } from './server/conversations.own-data.ts';
import { forgetDeletedMember } from './server/deleted-member.ts';
import { conversationTopic, inboxTopic } from './server/live-conversations.ts';
import { messageReportKind } from './server/message.report-kind.ts';
import { messageRoutes } from './server/message.routes.ts';
import { messageDrafts } from './server/message-drafts.ts';
import { attachMessageMedia, messageMediaHolder } from './server/message-media.ts';
import { messageReplies } from './server/message-replies.ts';
import { redrawnMessages } from './server/rerender.jobs.ts';

/** What some people write to each other, and nobody else reads. */
export const conversationsFeature: Feature = {
  name: 'conversations',
  tables: {
    leftOutOfExports: {
      conversation_writers: { reason: 'Who is writing at this moment.' },
    },
  },
  switchedBy: conversationConfig.isEnabled,
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
    'reports',
    'reply-by-mail',
  ],
  views: conversationViews,
  templates: conversationTemplates,
  widgets: conversationWidgets,
  config: Object.values(conversationConfig),
  routes: [...conversationRoutes, ...messageRoutes],
  memberCounts: conversationCounts,
  jobs: redrawnMessages.jobs,
  onStart: redrawnMessages.enqueueRedrawing,
  transactionHooks: attachMessageMedia,
  listeners: [...conversationNotificationListeners, forgetDeletedMember],
  extensions: [
    ...conversationsOwnData,
    ...conversationErasureParts,
    liveTopics.add(conversationTopic),
    liveTopics.add(inboxTopic),
    accountTabs.add({
      id: 'messages',
      name: 'Messages',
      position: 20,
      countOf: 'unreadConversations',
      shortcut: { url: INBOX_PATH, icon: 'message-square' },
    }),
    messageMediaHolder,
    messageDrafts,
    messageReplies,
    reportKinds.add(messageReportKind),
    ...conversationNotificationExtensions,
  ],
};
