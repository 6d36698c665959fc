// Lines between messages: who joined, who left, who changed the subject. They are read by those who read the messages there.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { ConversationChange } from '../conversation-pages.contract.ts';
import { shownPerson } from '../listed-conversation.ts';
import { takesPart } from './conversation.policy.ts';
import type { ConversationRow } from './conversation.queries.ts';

/** Of one page of messages; the newest of them. */
const MOST_SHOWN = 100;

interface Change {
  type: ConversationChange['type'];
  userID: number;
  addedUserIDs?: readonly number[];
}

/** The conversation's row is locked by then, so that the line stands behind the message that is the newest at that moment. */
export async function noteChange(
  w: WriteContext,
  conversationID: number,
  { type, userID, addedUserIDs = [] }: Change,
): Promise<void> {
  await w.db.execute(sql`
    insert into conversation_changes (conversation_id, type, after_number, user_id, added_user_ids)
    select conversation_id, ${type}, count_messages, ${userID}, ${[...addedUserIDs]}::int[]
    from conversations where conversation_id = ${conversationID}`);
}

interface ChangeRow {
  conversation_change_id: number;
  type: ConversationChange['type'];
  after_number: number;
  user_id: number;
  added_user_ids: number[];
  date_inserted: string;
}

interface Between {
  /** Behind this message, or before the first that is read. */
  from: number;
  to: number;
}

/** The oldest first. */
export async function shownChanges(
  ctx: RequestContext,
  conversation: ConversationRow,
  between: Between,
): Promise<ConversationChange[]> {
  const rows = await listChangeRows(ctx.db, conversation, ctx.viewer.userID, between);
  const people = await userFragments(ctx, [
    ...new Set(rows.flatMap((row) => [row.user_id, ...row.added_user_ids])),
  ]);
  const person = (userID: number) => shownPerson(people.get(userID) ?? unknownUserFragment);
  return rows
    .map((row) => ({
      changeID: Number(row.conversation_change_id),
      type: row.type,
      afterNumber: row.after_number,
      by: person(row.user_id),
      isOwn: row.user_id === ctx.viewer.userID,
      added: row.added_user_ids.map(person),
      dateInserted: row.date_inserted,
    }))
    .reverse();
}

function listChangeRows(
  db: Queryable,
  conversation: ConversationRow,
  userID: number,
  { from, to }: Between,
): Promise<ChangeRow[]> {
  // Whoever was added knows nothing of what was changed before.
  const isSinceJoining = takesPart(conversation)
    ? sql`c.date_inserted >= (
        select date_inserted from conversation_participants
        where conversation_id = ${conversation.conversation_id} and user_id = ${userID})`
    : undefined;
  return db.rows<ChangeRow>(sql`
    select c.conversation_change_id, c.type, c.after_number, c.user_id, c.added_user_ids, c.date_inserted
    from conversation_changes c
    where ${sql.and([
      sql`c.conversation_id = ${conversation.conversation_id} and c.after_number >= ${from} and c.after_number <= ${to}`,
      isSinceJoining,
    ])}
    order by c.after_number desc, c.conversation_change_id desc limit ${sql.integer(MOST_SHOWN)}`);
}
