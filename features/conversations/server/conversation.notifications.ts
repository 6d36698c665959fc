// What people are notified of about conversations: the first message that they have not read, and that they were added. What
// follows until they read it is counted beside the icon of messages, and nobody is told of each.

import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withOwnEmbeds } from '../../discussions/server/bodies/own-embeds.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';
import type { NotificationRecord } from '../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import { conversationPath, messagePath } from '../conversation.address.ts';
import { messagePosted, participantsAdded } from '../conversations.events.ts';
import { presentConversations } from './conversation.present.ts';
import { findConversations } from './conversation.queries.ts';
import { readBy } from './message.queries.ts';
import { messageReply } from './message-replies.ts';

/** Receivers are those who take part; nobody else is asked for. */
const isForAll = (ctx: RequestContext): boolean => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

interface MessageFacts {
  message_id: number;
  conversation_id: number;
  insert_user_id: number;
  date_inserted: string;
}

const messageRecord: NotificationRecord = {
  recordType: 'message',
  isSeen: async (ctx, recordID) => sql`exists (
    select from messages m where m.message_id = ${recordID} and m.date_wiped is null
      and ${isForAll(ctx) ? sql`true` : readBy(ctx.viewer.userID)})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<MessageFacts>(sql`
      select message_id, conversation_id, insert_user_id, date_inserted from messages
      where message_id = any(${[...ids]})`);
    const names = await namesOf(ctx, [...new Set(rows.map((row) => row.conversation_id))]);
    return rows.map((row) => ({
      recordID: row.message_id,
      name: names.get(row.conversation_id) ?? '',
      path: messagePath(row.conversation_id, row.message_id),
      answer: { reply: messageReply, records: [row.conversation_id, row.message_id] as const },
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
  bodies: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ message_id: number; body_html: string }>(sql`
      select m.message_id, m.body_html from messages m
      where m.message_id = any(${[...ids]}) and ${readBy(ctx.viewer.userID)}`);
    const bodies = await withOwnEmbeds(
      ctx,
      rows.map((row) => row.body_html),
    );
    return new Map(rows.map((row, at) => [row.message_id, bodies[at] ?? '']));
  },
};

const conversationRecord: NotificationRecord = {
  recordType: 'conversation',
  isSeen: async (ctx, recordID) => {
    if (isForAll(ctx)) return sql`true`;
    return sql`exists (
      select from conversation_participants p
      where p.conversation_id = ${recordID} and p.user_id = ${ctx.viewer.userID} and p.date_left is null)`;
  },
  facts: async (ctx, ids) => {
    const [rows, names] = [await findConversations(ctx.db, ids, ctx.viewer.userID), await namesOf(ctx, ids)];
    return rows.map((row) => ({
      recordID: row.conversation_id,
      name: names.get(row.conversation_id) ?? '',
      path: conversationPath(row.conversation_id),
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

async function namesOf(ctx: RequestContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await findConversations(ctx.db, ids, ctx.viewer.userID);
  const shown = await presentConversations(ctx, rows, new Set());
  return new Map(shown.map(({ conversationID, name }) => [conversationID, name]));
}

export const conversationNotificationListeners = [
  notifiesOf(messagePosted, ({ messageID, userID }) => ({
    recordType: 'message',
    recordID: messageID,
    occasion: 'posted',
    actorUserID: userID,
  })),
  notifiesOf(participantsAdded, ({ conversationID, userID }) => ({
    recordType: 'conversation',
    recordID: conversationID,
    occasion: 'added',
    actorUserID: userID,
  })),
];

const preference: NotificationPreference = {
  name: 'ConversationMessage',
  group: 'myAccount',
  label: (t) => t('Private messages'),
  defaults: { popup: true, email: true, push: true },
};

const messageKind: NotificationKind = {
  activityType: 'ConversationMessage',
  recordType: 'message',
  occasion: 'posted',
  reason: 'own',
  preference: preference.name,
  icon: 'message-square',
  headline: (t, gaps) => t('{actor} wrote to you', gaps),
  mailReason: (t) => t('You get this because you take part in the conversation.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select p.user_id from messages m join conversation_participants p using (conversation_id)
    where m.message_id = ${recordID} and p.user_id > ${after} and p.date_left is null and p.date_muted is null
      and p.last_read_number = m.number - 1
    order by p.user_id limit ${sql.integer(limit)}`,
};

const addedKind: NotificationKind = {
  activityType: 'AddedToConversation',
  recordType: 'conversation',
  occasion: 'added',
  reason: 'own',
  preference: preference.name,
  icon: 'user-plus',
  headline: (t, gaps) => t('{actor} added you to {name}', gaps),
  mailReason: (t) => t('You get this because you take part in the conversation.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select p.user_id from conversation_participants p
    where p.conversation_id = ${recordID} and p.user_id > ${after} and p.date_left is null and p.is_added
    order by p.user_id limit ${sql.integer(limit)}`,
};

export const conversationNotificationExtensions = addedNotifications({
  records: [messageRecord, conversationRecord],
  preferences: [preference],
  kinds: [messageKind, addedKind],
});
