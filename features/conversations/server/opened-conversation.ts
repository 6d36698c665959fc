// A conversation as its page shows it: one page of its messages, its people, and what the reader may do.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { ignoredAmong } from '../../ignores/server/ignore.queries.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { OpenedConversation, ShownMessage, ShownParticipant } from '../conversation-pages.contract.ts';
import { shownPerson } from '../listed-conversation.ts';
import type { Message } from '../messages.contract.ts';
import { shownChanges } from './conversation.changes.ts';
import { conversationConfig } from './conversation.config.ts';
import { requireConversation, takesPart } from './conversation.policy.ts';
import { presentConversations } from './conversation.present.ts';
import { type ConversationRow, listParticipantRows } from './conversation.queries.ts';
import { listedMatches } from './listed-inbox.ts';
import { presentMessages } from './message.present.ts';
import { findMessage, listMessageRows, type MessageRow } from './message.queries.ts';
import { findDraftOfMessage } from './message-drafts.ts';

const PAGE_SIZE = 50;
const MOST_PEOPLE = 100;

interface Asked {
  page: number;
  /** The page that holds this one; 0: none is asked for. */
  messageID: number;
  /** What is looked for in it; empty: nothing. */
  query: string;
}

export async function openedConversation(
  ctx: RequestContext,
  conversationID: number,
  asked: Asked,
): Promise<OpenedConversation> {
  const row = await requireConversation(ctx, conversationID);
  const page = await pageOf(ctx, row, asked);
  const [shown, [conversation], draftID, found] = await Promise.all([
    shownPage(ctx, row, page),
    presentConversations(ctx, [row], new Set()),
    findDraftOfMessage(ctx, conversationID),
    asked.query === '' ? [] : listedMatches(ctx, asked.query, conversationID),
  ]);
  const unread = takesPart(row) ? row.count_messages - (row.last_read_number ?? 0) : 0;
  return {
    conversationID,
    name: conversation?.name ?? '',
    subject: row.name,
    insertUserID: row.insert_user_id,
    countMessages: row.count_messages,
    countParticipants: row.count_participants,
    ...shown,
    firstUnread: unread > 0 ? (row.last_read_number ?? 0) + 1 : null,
    countUnread: unread,
    isMuted: row.date_muted !== null,
    takesPart: takesPart(row),
    canAdd: takesPart(row) && ctx.can('conversations.add'),
    canRename: takesPart(row) && ctx.setting(conversationConfig.hasSubjects),
    maxLength: ctx.setting(conversationConfig.maxLength),
    draftID,
    query: asked.query,
    found,
  };
}

type ShownPage = Pick<OpenedConversation, 'participants' | 'messages' | 'changes' | 'page' | 'hasOlder'>;

/** What was said on one page, by whom, and who came and went between. */
async function shownPage(ctx: RequestContext, row: ConversationRow, page: number): Promise<ShownPage> {
  const { conversation_id: conversationID, count_messages: countMessages } = row;
  const firstNumber = row.first_number ?? 0;
  const to = Math.max(countMessages - (page - 1) * PAGE_SIZE, 0);
  const from = Math.max(firstNumber, to - PAGE_SIZE);
  const [rows, people, changes] = await Promise.all([
    listMessageRows(ctx.db, { conversationID, firstNumber, countMessages }, { page, limit: PAGE_SIZE }),
    listParticipantRows(ctx.db, conversationID, { status: 'all', page: 1, limit: MOST_PEOPLE }),
    // What stands behind the last message of the page before is there.
    shownChanges(ctx, row, { from: from === firstNumber ? from : from + 1, to }),
  ]);
  const ids = [...people.map((each) => each.user_id), ...rows.map((each) => each.insert_user_id)];
  const ignored = await ignoredAmong(ctx.db, ctx.viewer.userID, ids);
  const fragments = await userFragments(ctx, ids);
  const participants = people.map(
    ({ user_id, is_left }): ShownParticipant => ({
      ...shownPerson(fragments.get(user_id) ?? unknownUserFragment),
      hasLeft: is_left,
      isIgnored: ignored.has(user_id),
    }),
  );
  const messages = await presentMessages(ctx, rows, { withAuthors: true });
  return {
    participants,
    messages: rows.map((each, at) => shownMessage(ctx, each, messages[at] as Message, ignored)).reverse(),
    changes,
    page,
    hasOlder: from > firstNumber,
  };
}

async function pageOf(
  ctx: RequestContext,
  row: ConversationRow,
  { page, messageID }: Asked,
): Promise<number> {
  const message = messageID > 0 ? await findMessage(ctx.db, messageID) : undefined;
  if (message?.conversation_id !== row.conversation_id) return page;
  return Math.floor((row.count_messages - message.number) / PAGE_SIZE) + 1;
}

function shownMessage(
  ctx: RequestContext,
  row: MessageRow,
  { body, insertUser }: Message,
  ignored: ReadonlySet<number>,
): ShownMessage {
  return {
    messageID: row.message_id,
    number: row.number,
    body,
    dateInserted: row.date_inserted,
    author: shownPerson(insertUser ?? unknownUserFragment),
    isOwn: row.insert_user_id === ctx.viewer.userID,
    isIgnored: ignored.has(row.insert_user_id),
    isWiped: row.is_wiped,
  };
}
