import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../messages.contract.ts';
import { requireConversation } from './conversation.policy.ts';
import { requireMessage } from './message.policy.ts';
import { presentMessages } from './message.present.ts';
import { listMessageRows, listMessagesBy, listNewestMessages, type MessageRow } from './message.queries.ts';
import { postMessage } from './post-message.ts';
import { findMessages } from './search-messages.ts';

/** Of all conversations together: their newest messages lie side by side nowhere. */
const FURTHEST = 200;

export const messageRoutes = [
  route(contract.listConversationMessages, async (ctx, { query }) => {
    const rows = await listed(ctx, query);
    const messages = await presentMessages(ctx, rows, { withAuthors: query.expand.has('insertUser') });
    return { rows: messages, page: query.page, limit: query.limit };
  }),
  route(contract.searchMessages, async (ctx, { query }) => ({
    rows: await findMessages(ctx, query),
    page: query.page,
    limit: query.limit,
  })),
  route(contract.postMessage, async (ctx, { body }) => {
    const messageID = await postMessage(ctx, body);
    return present(ctx, await requireMessage(ctx, messageID), true);
  }),
  route(contract.getMessage, async (ctx, { params, query }) =>
    present(ctx, await requireMessage(ctx, params.messageID), query.expand.has('insertUser')),
  ),
];

async function listed(
  ctx: RequestContext,
  query: {
    conversationID?: number | undefined;
    insertUserID?: number | undefined;
    page: number;
    limit: number;
  },
): Promise<MessageRow[]> {
  const { conversationID, insertUserID, page, limit } = query;
  if (conversationID === undefined) {
    if (page * limit > FURTHEST) throw contract.messageError('message.tooFarBack');
    return listNewestMessages(ctx.db, ctx.viewer.userID, { page, limit, insertUserID });
  }
  const conversation = await requireConversation(ctx, conversationID);
  const place = {
    conversationID,
    firstNumber: conversation.first_number ?? 0,
    countMessages: conversation.count_messages,
  };
  return insertUserID === undefined
    ? listMessageRows(ctx.db, place, { page, limit })
    : listMessagesBy(ctx.db, place, insertUserID, { page, limit });
}

async function present(
  ctx: RequestContext,
  row: MessageRow,
  withAuthors: boolean,
): Promise<contract.Message> {
  const [message] = await presentMessages(ctx, [row], { withAuthors });
  return message as contract.Message;
}
