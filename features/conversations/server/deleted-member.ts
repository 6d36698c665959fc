// What becomes of the messages of a member who is deleted. By `keep` they stay, by “User Deleted”. Else their words go, and a
// line stands where they were: what others answered still has its place.
import { sql } from '../../../platform/server/db/sql.ts';
import { listener } from '../../../platform/server/events/events.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { userDeleted } from '../../account-deletion/account-deletion.events.ts';
import { messageWiped } from '../conversations.events.ts';
import { conversationTag } from './conversation.tags.ts';
import { removeParticipant } from './participants.actions.ts';

const AT_ONCE = 100;

export const forgetDeletedMember = listener(userDeleted, {
  name: 'conversations of a deleted member',
  kind: 'bulk',
  handle: async (site, { payload: { userID, deleteMethod } }) => {
    const ctx = await makeContext(site, systemViewer());
    await leaveAll(ctx, userID);
    if (deleteMethod !== 'keep') await wipeAll(ctx, userID);
  },
});

async function leaveAll(ctx: RequestContext, userID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ conversation_id: number }>(sql`
      select conversation_id from conversation_participants where user_id = ${userID} and date_left is null
      order by date_last desc, conversation_id desc limit ${sql.integer(AT_ONCE)}`);
    for (const { conversation_id: conversationID } of rows)
      await ctx.write(async (w) => {
        await w.db.execute(
          sql`select from conversations where conversation_id = ${conversationID} for update`,
        );
        await removeParticipant(w, conversationID, userID);
      });
    if (rows.length < AT_ONCE) return;
  }
}

async function wipeAll(ctx: RequestContext, userID: number): Promise<void> {
  for (;;) {
    const rows = await ctx.db.rows<{ message_id: number; conversation_id: number }>(sql`
      select message_id, conversation_id from messages where insert_user_id = ${userID} and date_wiped is null
      order by date_inserted desc limit ${sql.integer(AT_ONCE)}`);
    for (const { message_id: messageID, conversation_id: conversationID } of rows)
      await ctx.write(async (w) => {
        const wiped = await w.db.execute(sql`
          update messages set body = '', body_html = '', excerpt = '', words = '', date_wiped = now()
          where message_id = ${messageID} and date_wiped is null`);
        if (wiped > 0)
          await w.announce(
            messageWiped,
            { conversationID, userID, messageID },
            { invalidates: [conversationTag(conversationID)] },
          );
      });
    if (rows.length < AT_ONCE) return;
  }
}
