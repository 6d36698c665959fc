// A message is posted: the conversation's row gives out its number and stays locked, so that numbers, dates and commits have
// one order, and whoever leaves meanwhile has left before it or after.

import { notFound } from '../../../platform/contract/errors.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { dropPosted } from '../../drafts/server/draft.actions.ts';
import { ignoringAmong } from '../../ignores/server/ignore.queries.ts';
import type { PreparedBody } from '../../mentions/server/prepared-body.ts';
import { requireAllowedAddress } from '../../users/server/ban-rules/banned-place.ts';
import { messagePosted } from '../conversations.events.ts';
import { type MessagePost, messageError } from '../messages.contract.ts';
import { isExempt } from './conversation.policy.ts';
import { conversationTag, inboxTag } from './conversation.tags.ts';
import { messageWords } from './message-words.ts';
import { prepareMessage } from './prepare-message.ts';
import { noteWritten } from './writing.ts';
import { requireFewMessages } from './writing-limits.ts';

export async function postMessage(ctx: RequestContext, posted: MessagePost): Promise<number> {
  const { conversationID, draftID } = posted;
  await requireWriter(ctx, conversationID);
  await requireAllowedAddress(ctx, ctx.viewer.userID);
  const body = await prepareMessage(ctx, posted.body, posted.format);
  return ctx.write(async (w) => {
    await requireFewMessages(ctx, w, body.source);
    return insertMessage(w, { conversationID, body, draftID }, (others) => requireListener(ctx, w, others));
  });
}

/** Before a body is drawn for nothing; what holds is what the transaction finds. */
async function requireWriter(ctx: RequestContext, conversationID: number): Promise<void> {
  const row = await ctx.db.row<{ takes_part: boolean }>(sql`
    select exists (
      select from conversation_participants p
      where p.conversation_id = c.conversation_id and p.user_id = ${ctx.viewer.userID} and p.date_left is null
    ) as takes_part
    from conversations c where conversation_id = ${conversationID}`);
  if (!row) throw notFound('Conversation');
  if (!row.takes_part) throw messageError('message.notParticipating');
}

/** Of those who are there, one at least wants to hear from whoever writes. Among several, each folds it away for themselves. */
async function requireListener(
  ctx: RequestContext,
  w: WriteContext,
  others: readonly number[],
): Promise<void> {
  if (others.length === 0 || isExempt(ctx)) return;
  const ignoring = await ignoringAmong(w.db, ctx.viewer.userID, others);
  if (ignoring.size === others.length) throw messageError('message.ignored');
}

interface NewMessage {
  conversationID: number;
  body: PreparedBody;
  /** What it was written as. */
  draftID: number | undefined;
}

export async function insertMessage(
  w: WriteContext,
  { conversationID, body, draftID }: NewMessage,
  requireOthers: (userIDs: readonly number[]) => Promise<void> = async () => {},
): Promise<number> {
  const { userID } = w.viewer;
  const { message_id: messageID, number } = await takePlace(w, conversationID);
  const readers = await tellParticipants(w, conversationID, number);
  if (!readers.includes(userID)) throw messageError('message.notParticipating');
  await requireOthers(readers.filter((each) => each !== userID));
  await w.db.execute(sql`
    insert into messages (message_id, conversation_id, number, insert_user_id, body, format, body_html, excerpt,
      renderer_version, words)
    values (${messageID}, ${conversationID}, ${number}, ${userID}, ${body.source}, ${body.format}, ${body.html},
      ${body.excerpt.slice(0, 300)}, ${RENDERER_VERSION}, ${await messageWords(body.html, readers)}::tsvector)`);
  await noteWritten(w, conversationID);
  if (draftID !== undefined) await dropPosted(w, draftID);
  await w.announce(
    messagePosted,
    { conversationID, userID, messageID, ...(draftID !== undefined && { draftID }) },
    { invalidates: [conversationTag(conversationID), ...readers.map(inboxTag)] },
  );
  return messageID;
}

async function takePlace(
  w: WriteContext,
  conversationID: number,
): Promise<{ message_id: number; number: number }> {
  const place = await w.db.row<{ message_id: number; number: number }>(sql`
    update conversations c set
      count_messages = count_messages + 1, last_message_id = fresh.message_id, date_last = clock_timestamp()
    from (select nextval('messages_message_id_seq')::int as message_id) fresh
    where c.conversation_id = ${conversationID}
    returning fresh.message_id, c.count_messages as number`);
  if (!place) throw notFound('Conversation');
  return place;
}

/** Answers who reads it. Its author has read it already. */
async function tellParticipants(w: WriteContext, conversationID: number, number: number): Promise<number[]> {
  const rows = await w.db.rows<{ user_id: number }>(sql`
    update conversation_participants set last_number = ${number}, date_last = clock_timestamp(),
      last_read_number = case when user_id = ${w.viewer.userID} then ${number} else last_read_number end
    where conversation_id = ${conversationID} and date_left is null
    returning user_id`);
  return rows.map((row) => row.user_id);
}
