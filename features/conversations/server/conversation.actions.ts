// What somebody changes of a conversation: its subject for all, the rest for themselves alone.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { markRecordsRead } from '../../notifications/server/notification.actions.ts';
import { conversationError } from '../conversations.contract.ts';
import { conversationRenamed } from '../conversations.events.ts';
import { noteChange } from './conversation.changes.ts';
import { conversationConfig } from './conversation.config.ts';
import { conversationTag, inboxTag } from './conversation.tags.ts';

export async function changeConversation(
  ctx: RequestContext,
  conversationID: number,
  { name, muted }: { name?: string | undefined; muted?: boolean | undefined },
): Promise<void> {
  if (name !== undefined && !ctx.setting(conversationConfig.hasSubjects))
    throw conversationError('conversation.subjectsOff');
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    if (name !== undefined) await rename(w, conversationID, name);
    if (muted !== undefined) {
      await w.db.execute(sql`
        update conversation_participants
        set date_muted = case when ${muted} then coalesce(date_muted, now()) end
        where conversation_id = ${conversationID} and user_id = ${userID} and date_left is null`);
      await w.invalidate([inboxTag(userID)]);
    }
  });
}

async function rename(w: WriteContext, conversationID: number, name: string): Promise<void> {
  const { userID } = w.viewer;
  const renamed = await w.db.execute(sql`
    update conversations set name = ${name} where conversation_id = ${conversationID} and name <> ${name}`);
  if (renamed === 0) return;
  await noteChange(w, conversationID, { type: 'renamed', userID });
  await w.announce(
    conversationRenamed,
    { conversationID, userID },
    { invalidates: [conversationTag(conversationID)] },
  );
}

interface ReadRow {
  /** The first message that was not read until now: if any, it is the one they were notified of. */
  message_id: number | null;
}

/** Up to the message of this number, or all. It is the member's own: nobody else learns of it. */
export async function markRead(
  ctx: RequestContext,
  conversationID: number,
  number: number | undefined,
): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const read = await w.db.row<ReadRow>(sql`
      update conversation_participants p
      set last_read_number = least(p.last_number, coalesce(${number ?? null}::int, p.last_number))
      from conversation_participants before
      where p.conversation_id = ${conversationID} and p.user_id = ${userID} and p.date_left is null
        and before.conversation_id = p.conversation_id and before.user_id = p.user_id
        and p.last_read_number < least(p.last_number, coalesce(${number ?? null}::int, p.last_number))
      returning (select message_id from messages m
        where m.conversation_id = p.conversation_id and m.number = before.last_read_number + 1)`);
    await markRecordsRead(w, userID, [
      { recordType: 'conversation', recordID: conversationID },
      ...(read?.message_id ? [{ recordType: 'message', recordID: read.message_id }] : []),
    ]);
    if (read) await w.invalidate([inboxTag(userID)]);
  });
}
