// Rows of messages. Their numbers have no gaps, so a page is a range of numbers: the first page of a long conversation and its
// last one read as many rows.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { ofReader } from './message-words.ts';

export interface MessageRow {
  message_id: number;
  conversation_id: number;
  number: number;
  insert_user_id: number;
  body_html: string;
  excerpt: string;
  is_wiped: boolean;
  date_inserted: string;
}

const columns = sql.raw(`m.message_id, m.conversation_id, m.number, m.insert_user_id, m.body_html, m.excerpt,
  m.date_wiped is not null as is_wiped, m.date_inserted`);

/** Messages `m` that this member may read: of conversations they take part in, since they joined. */
export const readBy = (userID: number): Sql => sql`exists (
  select from conversation_participants reader
  where reader.conversation_id = m.conversation_id and reader.user_id = ${userID}
    and reader.date_left is null and m.number > reader.first_number)`;

interface Place {
  conversationID: number;
  /** Those behind it; 0: from the beginning. */
  firstNumber: number;
  countMessages: number;
}

interface Page {
  page: number;
  limit: number;
}

export function listMessageRows(
  db: Queryable,
  { conversationID, firstNumber, countMessages }: Place,
  { page, limit }: Page,
): Promise<MessageRow[]> {
  const to = Math.max(countMessages - (page - 1) * limit, 0);
  return messagesBetween(db, conversationID, Math.max(firstNumber, to - limit), to);
}

/** Behind the one number, up to the other; the newest first. */
export function messagesBetween(
  db: Queryable,
  conversationID: number,
  after: number,
  upTo: number,
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(sql`
    select ${columns} from messages m
    where m.conversation_id = ${conversationID} and m.number > ${after} and m.number <= ${upTo}
    order by m.number desc`);
}

/** Of one author there. */
export function listMessagesBy(
  db: Queryable,
  { conversationID, firstNumber }: Place,
  insertUserID: number,
  { page, limit }: Page,
): Promise<MessageRow[]> {
  return db.rows<MessageRow>(sql`
    select ${columns} from messages m
    where m.conversation_id = ${conversationID} and m.insert_user_id = ${insertUserID} and m.number > ${firstNumber}
    order by m.number desc limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

/** The newest of all conversations: they lie in as many of the latest conversations, and among the newest of each. */
export function listNewestMessages(
  db: Queryable,
  userID: number,
  { page, limit, insertUserID }: Page & { insertUserID?: number | undefined },
): Promise<MessageRow[]> {
  const most = sql.integer(page * limit);
  const isTheirs = insertUserID === undefined ? undefined : sql`m.insert_user_id = ${insertUserID}`;
  return db.rows<MessageRow>(sql`
    select newest.* from (
      select conversation_id, first_number from conversation_participants
      where user_id = ${userID} and date_left is null order by date_last desc, conversation_id desc limit ${most}
    ) p cross join lateral (
      select ${columns} from messages m
      where ${sql.and([sql`m.conversation_id = p.conversation_id and m.number > p.first_number`, isTheirs])}
      order by m.number desc limit ${most}
    ) newest
    order by newest.message_id desc limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

export function findMessage(db: Queryable, messageID: number): Promise<MessageRow | undefined> {
  return db.row<MessageRow>(sql`select ${columns} from messages m where m.message_id = ${messageID}`);
}

export async function isReadBy(db: Queryable, messageID: number, userID: number): Promise<boolean> {
  const row = await db.row(
    sql`select from messages m where m.message_id = ${messageID} and ${readBy(userID)}`,
  );
  return row !== undefined;
}

/** Where a word stands in more of one's messages than this, some of them are found. */
const MOST_MATCHES = 1000;

export function findMessageRows(
  db: Queryable,
  userID: number,
  { tsquery, conversationID, page, limit }: Page & { tsquery: string; conversationID?: number | undefined },
): Promise<MessageRow[]> {
  const isThere = conversationID === undefined ? undefined : sql`m.conversation_id = ${conversationID}`;
  return db.rows<MessageRow>(sql`
    select found.* from (
      select ${columns} from messages m
      where ${sql.and([sql`m.words @@ ${ofReader(userID, tsquery)}::tsquery`, readBy(userID), isThere])}
      limit ${sql.integer(MOST_MATCHES)}
    ) found
    order by found.message_id desc limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}
