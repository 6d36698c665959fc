// How much somebody may write, and how little a long conversation costs.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { conversationOf, manyMessages, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile();
beforeAll(() => withoutMessageLimits(test));

describe('limits', () => {
  it('stop who writes too much or the same again, and not who looks after the community', async () => {
    const { member, other, moderator, admin } = test;
    const writer = await signedIn(test, 'Scriba', 'member');
    const { conversationID } = await conversationOf(moderator.client, [writer.userID, other.userID]);
    await admin.client.patch('/config', {
      'conversations.message.spamCount': 2,
      'conversations.conversation.spamCount': 2,
    });
    const code = async (client: TestClient, body: string) =>
      (await client.post('/messages', { conversationID, body, format: 'text' })).body.code;
    expect(await code(writer.client, 'One')).toBeUndefined();
    expect(await code(writer.client, 'One')).toBe('message.duplicate');
    const burst = await Promise.all([1, 2, 3, 4].map((n) => code(writer.client, `Burst ${n}`)));
    expect(burst.filter((each) => each === undefined)).toHaveLength(1);
    expect(burst.filter((each) => each === 'message.flood')).toHaveLength(3);
    for (const n of [1, 2, 3]) expect(await code(moderator.client, `Calm ${n}`)).toBeUndefined();
    const begin = async () =>
      (await writer.client.post('/conversations', { participantUserIDs: [member.userID] })).body.code;
    expect([await begin(), await begin(), await begin()]).toEqual([
      undefined,
      undefined,
      'conversation.flood',
    ]);
    await withoutMessageLimits(test);
  });
});

describe('a conversation of 5,000 messages', () => {
  it('is read, listed and counted by as few rows as a short one', async () => {
    const { member, other } = test;
    const userIDs = [member.userID, other.userID];
    const short = await conversationOf(member.client, [other.userID]);
    const long = await conversationOf(member.client, [other.userID]);
    await manyMessages(test, short.conversationID, { userIDs, count: 60 });
    await manyMessages(test, long.conversationID, { userIDs, count: 5000 });
    await test.site.database.execute(sql`analyze messages, conversations, conversation_participants`);
    const read = (path: string) =>
      rowsReadBy(test.site.database, async () => {
        const { status, text } = await other.client.get(path);
        expect(status, text).toBe(200);
      });
    const of = ({ conversationID }: { conversationID: number }) =>
      `conversationID=${conversationID}&limit=30`;
    const few = await read(`/messages?${of(short)}`);
    for (const page of [1, 80, 167, 1000])
      expect(await read(`/messages?${of(long)}&page=${page}`)).toBeLessThanOrEqual(few + 5);
    const { body: last } = await other.client.get(`/messages?${of(long)}&page=167`);
    expect(last).toHaveLength(21);
    const lists = {
      '/conversations?limit=100&expand=all': 5,
      [`/conversations/${long.conversationID}/participants?status=all&limit=100&expand=all`]: 4,
      [`/messages?${of(long)}&expand=all`]: 4,
      '/messages?limit=100&expand=all': 4,
      '/messages/search?query=row&limit=50': 7,
      '/users/$me/ignored': 3,
    };
    for (const [path, most] of Object.entries(lists)) {
      const { statements, status } = await other.client.get(path);
      expect(status).toBe(200);
      expect([path, Math.max(statements, most)]).toEqual([path, most]);
    }
    for (const path of [
      `/conversations/${long.conversationID}`,
      '/conversations?limit=30',
      '/users/me-counts',
    ])
      expect(await read(path)).toBeLessThan(700);
    expect(await read('/messages?limit=50')).toBeLessThan(2500);
    expect((await other.client.get('/messages?limit=100&page=3')).body.code).toBe('message.tooFarBack');
    const theirs = `/messages?${of(long)}&insertUserID=${member.userID}`;
    expect(await read(theirs)).toBeLessThanOrEqual(few + 40);
  });
});
