// Rows of conversations. What somebody may read of one follows from their own row in it.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

export interface ConversationRow {
  conversation_id: number;
  name: string;
  insert_user_id: number;
  count_messages: number;
  date_inserted: string;
  /** Of the one who looks, or whose conversations are listed; null where a moderator looks. */
  first_number: number | null;
  last_read_number: number | null;
  date_muted: string | null;
  count_participants: number;
  last_user_id: number | null;
  last_html: string | null;
  last_excerpt: string | null;
  date_last_message: string | null;
}

/** `c` is the conversation, `p` whoever looks at it. */
const columns = sql.raw(`c.conversation_id, c.name, c.insert_user_id, c.count_messages, c.date_inserted,
  p.first_number, p.last_read_number, p.date_muted,
  (select count(*)::int from conversation_participants others
    where others.conversation_id = c.conversation_id and others.date_left is null) as count_participants,
  m.insert_user_id as last_user_id, m.body_html as last_html, m.excerpt as last_excerpt,
  m.date_inserted as date_last_message`);

const lastMessage = sql.raw(
  'left join messages m on m.message_id = c.last_message_id and m.number > coalesce(p.first_number, 0)',
);

interface Wanted {
  /** In whose conversations. */
  userID: number;
  /** Begun by this one. */
  insertUserID?: number | undefined;
  page: number;
  limit: number;
}

export function listConversationRows(db: Queryable, wanted: Wanted): Promise<ConversationRow[]> {
  const { userID, insertUserID, page, limit } = wanted;
  return db.rows<ConversationRow>(sql`
    select ${columns} from (
      select p.* from conversation_participants p ${begunBy(insertUserID)}
      where p.user_id = ${userID} and p.date_left is null
      order by p.date_last desc, p.conversation_id desc
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}
    ) p
    join conversations c using (conversation_id) ${lastMessage}
    order by p.date_last desc, p.conversation_id desc`);
}

function begunBy(insertUserID: number | undefined): Sql {
  if (insertUserID === undefined) return sql.empty;
  return sql`join conversations begun on begun.conversation_id = p.conversation_id
    and begun.insert_user_id = ${insertUserID}`;
}

/** As this member sees them; the columns of `p` are null where they take no part. */
export function findConversations(
  db: Queryable,
  conversationIDs: readonly number[],
  userID: number,
): Promise<ConversationRow[]> {
  return db.rows<ConversationRow>(sql`
    select ${columns} from conversations c
    left join conversation_participants p
      on p.conversation_id = c.conversation_id and p.user_id = ${userID} and p.date_left is null
    ${lastMessage}
    where c.conversation_id = any(${[...conversationIDs]}::int[])`);
}

export interface ParticipantRow {
  conversation_id: number;
  user_id: number;
  is_left: boolean;
}

/** Those who are there first, each in the order of joining. */
const byJoining = sql.raw('p.date_left is not null, p.date_inserted, p.user_id');

/** The first few of each conversation, others than this member ahead. */
export function firstParticipants(
  db: Queryable,
  conversationIDs: readonly number[],
  { besides, limit }: { besides: number; limit: number },
): Promise<ParticipantRow[]> {
  return db.rows<ParticipantRow>(sql`
    select first.* from unnest(${[...conversationIDs]}::int[]) with ordinality as asked (conversation_id, place)
    cross join lateral (
      select p.conversation_id, p.user_id, p.date_left is not null as is_left from conversation_participants p
      where p.conversation_id = asked.conversation_id
      order by p.user_id = ${besides}, ${byJoining} limit ${sql.integer(limit)}
    ) first order by asked.place`);
}

export function listParticipantRows(
  db: Queryable,
  conversationID: number,
  { status, page, limit }: { status: 'all' | 'participating' | 'deleted'; page: number; limit: number },
): Promise<ParticipantRow[]> {
  const isAsked = {
    all: undefined,
    participating: sql`p.date_left is null`,
    deleted: sql`p.date_left is not null`,
  };
  return db.rows<ParticipantRow>(sql`
    select p.conversation_id, p.user_id, p.date_left is not null as is_left from conversation_participants p
    where ${sql.and([sql`p.conversation_id = ${conversationID}`, isAsked[status]])}
    order by ${byJoining} limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

/** Ends counting where the interface does: 99+. */
const MOST_COUNTED = 100;

/** A scalar subselect: how many conversations this member has not read to their end. */
export const unreadConversations = (userID: number): Sql => sql`(
  select count(*)::int from (
    select from conversation_participants where user_id = ${userID} and is_unread
    limit ${sql.integer(MOST_COUNTED)}
  ) unread)`;
