// One's conversations as the list beside them shows them, and what was searched for in its place.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ListedConversation, ListedMessage } from '../conversation-pages.contract.ts';
import { listedConversation, shownPerson } from '../listed-conversation.ts';
import { presentConversations } from './conversation.present.ts';
import { listConversationRows } from './conversation.queries.ts';
import { findMessages } from './search-messages.ts';

const PAGE_SIZE = 30;

export async function listedInbox(
  ctx: RequestContext,
  page: number,
): Promise<{ inbox: ListedConversation[]; hasMore: boolean }> {
  const { userID } = ctx.viewer;
  const rows = await listConversationRows(ctx.db, { userID, page, limit: PAGE_SIZE });
  const conversations = await presentConversations(ctx, rows, new Set(['lastInsertUser']));
  const inbox = conversations.map((each) => listedConversation(each, userID));
  return { inbox, hasMore: rows.length === PAGE_SIZE };
}

/** In all of one's conversations, or in this one. */
export async function listedMatches(
  ctx: RequestContext,
  query: string,
  conversationID?: number,
): Promise<ListedMessage[]> {
  const found = await findMessages(ctx, { query, conversationID, page: 1, limit: PAGE_SIZE });
  return found.flatMap(
    ({ messageID, conversationID, conversationName, excerpt, dateInserted, insertUser }) =>
      insertUser
        ? [
            {
              messageID,
              conversationID,
              conversationName,
              excerpt,
              dateInserted,
              author: shownPerson(insertUser),
            },
          ]
        : [],
  );
}
