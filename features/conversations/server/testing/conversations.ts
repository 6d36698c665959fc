// Conversations for tests.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import type { Conversation } from '../../conversations.contract.ts';
import type { Message } from '../../messages.contract.ts';

/** Their members write as fast as they like. */
export async function withoutMessageLimits(test: TestSite): Promise<void> {
  await test.site.database.execute(sql`
    insert into config_values (key, value) values
      ('conversations.conversation.spamCount', '0'), ('conversations.message.spamCount', '0')
    on conflict (key) do update set value = excluded.value`);
  test.site.invalidate(['config']);
}

export async function conversationOf(
  client: TestClient,
  participantUserIDs: readonly number[],
  more: Record<string, unknown> = {},
): Promise<Conversation> {
  const { body, status, text } = await client.post('/conversations', {
    participantUserIDs,
    initialBody: 'Shall we sow the beans?',
    initialFormat: 'markdown',
    ...more,
  });
  if (status !== 201) throw new Error(`POST /conversations answered ${status}: ${text}`);
  return body;
}

export async function say(client: TestClient, conversationID: number, body: string): Promise<Message> {
  const answer = await client.post('/messages', { conversationID, body, format: 'markdown' });
  if (answer.status !== 201) throw new Error(`POST /messages answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** Many at once, as they would stand there after years. */
export async function manyMessages(
  test: TestSite,
  conversationID: number,
  { userIDs, count }: { userIDs: readonly number[]; count: number },
): Promise<void> {
  const { database } = test.site;
  await database.execute(sql`
    insert into messages (conversation_id, number, insert_user_id, body, format, body_html, excerpt,
      renderer_version, words, date_inserted)
    select ${conversationID}, c.count_messages + n, (${[...userIDs]}::int[])[1 + n % ${userIDs.length}::int],
      'Row ' || n, 'text', '<p>Row ' || n || '</p>', 'Row ' || n, 1, to_tsvector('simple', 'row ' || n),
      now() - make_interval(mins => ${count} - n)
    from conversations c, generate_series(1, ${count}::int) as n where c.conversation_id = ${conversationID}`);
  await database.execute(sql`
    update conversations c set count_messages = newest.number, last_message_id = newest.message_id
    from (select * from messages where conversation_id = ${conversationID} order by number desc limit 1) newest
    where c.conversation_id = ${conversationID}`);
  await database.execute(sql`
    update conversation_participants p set last_number = c.count_messages
    from conversations c where c.conversation_id = ${conversationID} and p.conversation_id = c.conversation_id`);
}
