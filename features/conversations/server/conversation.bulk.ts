// Conversations that were written elsewhere, and those that go with their people.
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { PreparedBody } from '../../mentions/server/prepared-body.ts';
import { messageWords } from './message-words.ts';

interface WrittenMessage {
  insertUserID: number;
  dateInserted: string;
  body: PreparedBody;
}

export interface WrittenConversation {
  name: string;
  insertUserID: number;
  participantUserIDs: readonly number[];
  dateInserted: string;
  /** The oldest first. */
  messages: readonly WrittenMessage[];
}

/** Those who wrote a message have read what was before it; the rest is unread. */
export async function insertConversation(db: Queryable, conversation: WrittenConversation): Promise<number> {
  const { name, insertUserID, participantUserIDs, dateInserted, messages } = conversation;
  const dateLast = messages.at(-1)?.dateInserted ?? dateInserted;
  const made = await db.row<{ conversation_id: number }>(sql`
    insert into conversations (name, insert_user_id, count_messages, date_inserted, date_last)
    values (${name}, ${insertUserID}, ${messages.length}, ${dateInserted}, ${dateLast})
    returning conversation_id`);
  const conversationID = made?.conversation_id as number;
  const lastRead = participantUserIDs.map(
    (userID) => messages.findLastIndex((each) => each.insertUserID === userID) + 1,
  );
  await db.execute(sql`
    insert into conversation_participants (conversation_id, user_id, last_number, last_read_number, date_last,
      insert_user_id, date_inserted)
    select ${conversationID}, user_id, ${messages.length}, last_read, ${dateLast}, ${insertUserID}, ${dateInserted}
    from unnest(${[...participantUserIDs]}::int[], ${lastRead}::int[]) as people (user_id, last_read)`);
  for (const [at, { insertUserID: authorID, dateInserted: date, body }] of messages.entries())
    await db.execute(sql`
      insert into messages (conversation_id, number, insert_user_id, body, format, body_html, excerpt,
        renderer_version, words, date_inserted)
      values (${conversationID}, ${at + 1}, ${authorID}, ${body.source}, ${body.format}, ${body.html},
        ${body.excerpt.slice(0, 300)}, ${RENDERER_VERSION},
        ${await messageWords(body.html, participantUserIDs)}::tsvector, ${date})`);
  await db.execute(sql`
    update conversations set last_message_id = (
      select message_id from messages where conversation_id = ${conversationID} and number = ${messages.length})
    where conversation_id = ${conversationID}`);
  return conversationID;
}

/** With everything in them, whoever else took part. */
export async function deleteConversationsOf(db: Queryable, userIDs: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from conversations where conversation_id in (
      select conversation_id from conversation_participants where user_id = any(${[...userIDs]}::int[]))`);
}
