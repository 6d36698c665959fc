import type { MemberCount } from '../../../platform/server/feature/operations.ts';
import { unreadConversations } from './conversation.queries.ts';

export const conversationCounts: MemberCount[] = [
  { name: 'UnreadConversations', select: async (ctx) => unreadConversations(ctx.viewer.userID) },
];
