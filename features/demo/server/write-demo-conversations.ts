// Conversations of made-up people, and of whoever set the site up.
import { sql } from '../../../platform/server/db/sql.ts';
import {
  insertConversation,
  type WrittenConversation,
} from '../../conversations/server/conversation.bulk.ts';
import { renderMentioning } from '../../mentions/server/prepared-body.ts';
import type { DemoConversation } from '../content/types.ts';
import type { DemoFill } from './demo-fill.ts';

const MINUTE = 60_000;

export async function writeDemoConversations(fill: DemoFill): Promise<void> {
  const { tx, site } = fill;
  const owner = await tx.row<{ user_id: number }>(
    sql`select user_id from users where admin = 1 and date_deleted is null order by user_id limit 1`,
  );
  for (const conversation of site.conversations)
    await insertConversation(tx, await written(fill, conversation, owner?.user_id));
}

async function written(
  { tx, siteUrl, userIDs, now }: DemoFill,
  { author, people, hasOwner, subject, minutesAgo, messages }: DemoConversation,
  ownerID: number | undefined,
): Promise<WrittenConversation> {
  const idOf = (key: string) => userIDs.get(key) ?? 0;
  const dateOf = (minutesAfter: number) => new Date(now - (minutesAgo - minutesAfter) * MINUTE).toISOString();
  const drawn = [];
  for (const { author: by, minutesAfter, body: source } of messages) {
    const { body } = await renderMentioning(tx, siteUrl, source, 'markdown');
    drawn.push({ insertUserID: idOf(by), dateInserted: dateOf(minutesAfter), body });
  }
  return {
    name: subject,
    insertUserID: idOf(author),
    participantUserIDs: [
      idOf(author),
      ...people.map(idOf),
      ...(hasOwner && ownerID !== undefined ? [ownerID] : []),
    ],
    dateInserted: dateOf(0),
    messages: drawn,
  };
}
