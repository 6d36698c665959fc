// Who joins and who leaves. The conversation's row is locked first: two who add at once do not both find the last place.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { conversationError } from '../conversations.contract.ts';
import { participantLeft, participantsAdded } from '../conversations.events.ts';
import { noteChange } from './conversation.changes.ts';
import { mayReadOthers } from './conversation.policy.ts';
import { conversationTag, inboxTag } from './conversation.tags.ts';
import { requireReachable } from './reachable.ts';
import { requireRoom } from './start-conversation.ts';

/** Answers who was added; whoever takes part already is not. */
export async function addParticipants(
  ctx: RequestContext,
  conversationID: number,
  userIDs: readonly number[],
): Promise<number[]> {
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    const number = await lockConversation(w, conversationID);
    const there = await participating(w, conversationID);
    if (!there.has(userID) && !mayReadOthers(ctx)) throw conversationError('conversation.notYours');
    const added = [...new Set(userIDs)].filter((each) => !there.has(each));
    if (added.length === 0) return [];
    requireRoom(ctx, there.size + added.length);
    await requireReachable(ctx, w, added);
    await insertParticipants(w, { conversationID, number, added });
    await noteChange(w, conversationID, { type: 'added', userID, addedUserIDs: added });
    await w.announce(
      participantsAdded,
      { conversationID, userID, addedUserIDs: added },
      { invalidates: [conversationTag(conversationID), ...added.map(inboxTag)] },
    );
    return added;
  });
}

/** Answers the number of the newest message. */
async function lockConversation(w: WriteContext, conversationID: number): Promise<number> {
  const row = await w.db.row<{ count_messages: number }>(sql`
    select count_messages from conversations where conversation_id = ${conversationID} for update`);
  if (!row) throw notFound('Conversation');
  return row.count_messages;
}

async function participating(w: WriteContext, conversationID: number): Promise<ReadonlySet<number>> {
  const rows = await w.db.rows<{ user_id: number }>(sql`
    select user_id from conversation_participants
    where conversation_id = ${conversationID} and date_left is null`);
  return new Set(rows.map((row) => row.user_id));
}

/** Whoever left and is added again reads from here on, too. */
async function insertParticipants(
  w: WriteContext,
  { conversationID, number, added }: { conversationID: number; number: number; added: readonly number[] },
): Promise<void> {
  await w.db.execute(sql`
    insert into conversation_participants
      (conversation_id, user_id, insert_user_id, is_added, first_number, last_number, last_read_number)
    select ${conversationID}, user_id, ${w.viewer.userID}, true, ${number}, ${number}, ${number}
    from unnest(${[...added]}::int[]) as people (user_id)
    on conflict (conversation_id, user_id) do update set
      insert_user_id = excluded.insert_user_id, is_added = true, date_left = null, date_muted = null,
      first_number = excluded.first_number, last_number = excluded.last_number,
      last_read_number = excluded.last_read_number, date_inserted = now(), date_last = now()`);
}

export async function leaveConversation(ctx: RequestContext, conversationID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    await lockConversation(w, conversationID);
    if (!(await removeParticipant(w, conversationID, userID)))
      throw conversationError('conversation.notYours');
  });
}

/** Of a conversation that is locked. Where they took no part, nothing happens. */
export async function removeParticipant(
  w: WriteContext,
  conversationID: number,
  userID: number,
): Promise<boolean> {
  const left = await w.db.execute(sql`
    update conversation_participants set date_left = now()
    where conversation_id = ${conversationID} and user_id = ${userID} and date_left is null`);
  if (left === 0) return false;
  await noteChange(w, conversationID, { type: 'left', userID });
  await w.announce(
    participantLeft,
    { conversationID, userID },
    { invalidates: [conversationTag(conversationID), inboxTag(userID)] },
  );
  return true;
}
