// Whoever has a conversation open reads what is written in it as it happens; in every window stands how many are unread.
import { sql } from '../../../platform/server/db/sql.ts';
import type { LiveTopic } from '../../../platform/server/live/live-topic.ts';
import type { ConversationState, InboxState } from '../live-conversations.contract.ts';
import { requireConversation } from './conversation.policy.ts';
import { unreadConversations } from './conversation.queries.ts';
import { conversationTag, inboxTag } from './conversation.tags.ts';
import { writersOf } from './writing.ts';

export const conversationTopic: LiveTopic = {
  name: 'conversation',
  tags: (conversationID) => [conversationTag(conversationID)],
  isPersonal: true,
  read: async (ctx, conversationID): Promise<ConversationState> => {
    const row = await requireConversation(ctx, conversationID);
    return {
      countMessages: row.count_messages,
      countParticipants: row.count_participants,
      name: row.name,
      ...(await writersOf(ctx, conversationID)),
    };
  },
};

interface Latest {
  unread: number;
  latest: string | null;
}

export const inboxTopic: LiveTopic = {
  name: 'inbox',
  tags: (userID) => [inboxTag(userID)],
  isPersonal: true,
  read: async (ctx, userID): Promise<InboxState | undefined> => {
    if (ctx.viewer.isGuest || ctx.viewer.userID !== userID) return undefined;
    const row = await ctx.db.row<Latest>(sql`
      select ${unreadConversations(userID)} as unread, (
        select date_last from conversation_participants
        where user_id = ${userID} and date_left is null
        order by date_last desc, conversation_id desc limit 1) as latest`);
    return { countUnread: row?.unread ?? 0, dateLatest: row?.latest ?? null };
  },
};
