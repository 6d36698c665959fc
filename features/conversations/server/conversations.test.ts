import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { conversationOf, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile();
let third: TestMember;
beforeAll(async () => {
  await withoutMessageLimits(test);
  third = await signedIn(test, 'Tertia', 'member');
});

const countsOf = async (client: TestClient) => {
  const { body } = await client.get('/users/me');
  return body.countUnreadConversations;
};

const textOf = ({ body }: { body: string }) => body.replace(/<[^>]+>/g, '').trim();

const readAll = async (client: TestClient) => {
  const { body } = await client.get('/conversations?limit=100');
  for (const { conversationID } of body) await client.put(`/conversations/${conversationID}/read`, {});
};

describe('a conversation', () => {
  it('is begun, read, answered and counted', async () => {
    const { client, userID } = test.member;
    const begun = await client.post('/conversations', {
      participantUserIDs: [test.other.userID, test.other.userID, userID],
      name: ' The beans ',
      initialBody: 'Shall we **sow** them?',
      initialFormat: 'Markdown',
    });
    expect(begun.status).toBe(201);
    const { conversationID } = begun.body;
    expect(begun.body).toMatchObject({
      name: 'The beans',
      body: '<p dir="auto">Shall we <strong>sow</strong> them?</p>\n',
      excerpt: 'Shall we sow them?',
      url: `${test.site.url}/messages/${conversationID}#latest`,
      insertUserID: userID,
      countParticipants: 2,
      countMessages: 1,
      unread: false,
      countUnread: 0,
      lastMessage: { insertUserID: userID },
    });
    const [listed] = (await test.other.client.get('/conversations?expand=all')).body;
    expect(listed).toMatchObject({
      conversationID,
      unread: true,
      countUnread: 1,
      insertUser: { name: 'Melba' },
      lastMessage: { insertUser: { name: 'Melba' } },
    });
    expect(await countsOf(test.other.client)).toBe(1);
    await test.other.client.put(`/conversations/${conversationID}/read`, {});
    expect(await countsOf(test.other.client)).toBe(0);
    const answered = await say(test.other.client, conversationID, 'On Monday.');
    expect(answered).toMatchObject({
      conversationID,
      insertUserID: test.other.userID,
      body: '<p dir="auto">On Monday.</p>\n',
    });
    expect(await countsOf(client)).toBe(1);
    expect(await countsOf(test.other.client)).toBe(0);
    const { body: counts } = await client.get('/users/me-counts');
    expect(counts.counts).toContainEqual({ name: 'UnreadConversations', count: 1 });
    const page = await client.get('/layouts/lookup-hydrate?layoutViewType=home');
    expect(page.body.viewerState.counts.unreadConversations).toBe(1);
    const { body: messages } = await client.get(
      `/messages?conversationID=${conversationID}&expand=insertUser`,
    );
    expect(messages.map(textOf)).toEqual(['On Monday.', 'Shall we sow them?']);
    expect(messages[0].insertUser.name).toBe('Otto');
    await readAll(client);
  });

  it('without a subject is called by the others', async () => {
    const { conversationID, name } = await conversationOf(test.member.client, [
      test.other.userID,
      third.userID,
    ]);
    expect(name).toBe('Otto, Tertia');
    const seen = await test.other.client.get(`/conversations/${conversationID}`);
    expect(seen.body.name).toBe('Melba, Tertia');
  });

  it('can begin without a word, and says what is missing', async () => {
    const { client, userID } = test.member;
    const silent = await client.post('/conversations', { participantUserIDs: [test.other.userID] });
    expect(silent).toMatchObject({ status: 201, body: { body: '', countMessages: 0, unread: false } });
    const refused = async (body: object) => {
      const answer = await client.post('/conversations', body);
      return [answer.status, answer.body.errors?.[0]?.code ?? answer.body.code];
    };
    expect(await refused({})).toEqual([400, 'missingField']);
    expect((await refused({ participantUserIDs: [] }))[0]).toBe(422);
    expect(await refused({ participantUserIDs: [userID] })).toEqual([400, 'conversation.nobody']);
    expect((await refused({ participantUserIDs: [999_999] }))[0]).toBe(404);
    const long = { participantUserIDs: [test.other.userID], initialFormat: 'text' };
    expect((await refused({ ...long, initialBody: 'a'.repeat(2001) }))[0]).toBe(422);
    expect((await refused({ ...long, name: 'a'.repeat(101) }))[0]).toBe(422);
  });

  it('is marked read up to a message, and muted by each alone', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const second = await say(client, conversationID, 'Or peas?');
    await say(client, conversationID, 'Or lentils?');
    const path = `/conversations/${conversationID}`;
    await test.other.client.put(`${path}/read`, { messageID: second.messageID });
    expect((await test.other.client.get(path)).body.countUnread).toBe(1);
    // What was read stays read.
    await test.other.client.put(`${path}/read`, { messageID: second.messageID - 1 });
    expect((await test.other.client.get(path)).body.countUnread).toBe(1);
    expect((await test.other.client.patch(path, { muted: true })).body.muted).toBe(true);
    expect((await client.get(path)).body.muted).toBe(false);
    expect((await client.patch(path, { name: 'Pulses' })).body.name).toBe('Pulses');
    expect((await test.other.client.get(path)).body).toMatchObject({ name: 'Pulses', muted: true });
  });
});

describe('who may', () => {
  const rights = async (client: TestClient, conversationID: number, messageID: number) => {
    const path = `/conversations/${conversationID}`;
    const answers = [
      await client.get(path),
      await client.get(`/messages?conversationID=${conversationID}`),
      await client.get(`/messages/${messageID}`),
      await client.get(`${path}/participants`),
      await client.put(`${path}/read`, {}),
      await client.patch(path, { name: 'Mine now' }),
      await client.post(`${path}/participants`, { participantUserIDs: [test.moderator.userID] }),
      await client.post('/messages', { conversationID, body: `Hm ${Math.random()}`, format: 'text' }),
      await client.delete(`${path}/leave`),
    ];
    return answers.map((answer) => answer.status);
  };
  const NOBODY = [403, 403, 403, 403, 403, 403, 403, 400, 403];

  it('is whoever takes part, not who left or never did, nor an administrator', async () => {
    const { conversationID } = await conversationOf(test.member.client, [test.other.userID, third.userID]);
    const { messageID } = await say(test.member.client, conversationID, 'Beans?');
    await third.client.delete(`/conversations/${conversationID}/leave`);
    expect(await rights(third.client, conversationID, messageID)).toEqual(NOBODY);
    expect(await rights(test.moderator.client, conversationID, messageID)).toEqual(NOBODY);
    expect(await rights(test.admin.client, conversationID, messageID)).toEqual(NOBODY);
    expect(await rights(test.guest, conversationID, messageID)).toEqual(Array(9).fill(403));
    expect(await rights(test.other.client, conversationID, messageID)).toEqual([
      200, 200, 200, 200, 204, 200, 201, 201, 204,
    ]);
    expect((await test.member.client.get('/conversations/999999')).status).toBe(404);
    expect((await test.member.client.get('/messages/999999')).status).toBe(404);
  });

  it('is a moderator only where the site allows it, to read and not to write', async () => {
    const { conversationID } = await conversationOf(test.member.client, [test.other.userID]);
    const path = `/conversations/${conversationID}`;
    const others = `/conversations?participantUserID=${test.member.userID}`;
    expect((await test.admin.client.get(others)).body.code).toBe('conversation.closedToModerators');
    expect((await test.other.client.get(others)).status).toBe(403);
    await test.admin.client.patch('/config', { 'conversations.moderation.allow': true });
    const listed = await test.admin.client.get(others);
    expect([listed.status, listed.body[0]?.unread]).toEqual([200, undefined]);
    expect((await test.admin.client.get(path)).status).toBe(200);
    expect((await test.admin.client.get(`/messages?conversationID=${conversationID}`)).body).toHaveLength(1);
    expect((await test.admin.client.put(`${path}/read`, {})).status).toBe(403);
    const written = { conversationID, body: 'I read along.', format: 'text' };
    expect((await test.admin.client.post('/messages', written)).status).toBe(400);
    expect((await third.client.get(path)).status).toBe(403);
    await test.admin.client.patch('/config', { 'conversations.moderation.allow': false });
    expect((await test.admin.client.get(path)).status).toBe(403);
  });

  it('is nobody whose role may not begin one; they answer where they were asked', async () => {
    const { conversationID } = await conversationOf(test.member.client, [third.userID]);
    await test.site.database.execute(sql`
      delete from role_permissions where permission = 'conversations.add' and role_id = 8`);
    test.site.invalidate(['*']);
    const begun = await third.client.post('/conversations', { participantUserIDs: [test.other.userID] });
    expect(begun.status).toBe(403);
    await say(third.client, conversationID, 'Here I am.');
    await test.site.database.execute(
      sql`insert into role_permissions (role_id, permission) values (8, 'conversations.add')`,
    );
    test.site.invalidate(['*']);
  });
});

describe('people of a conversation', () => {
  it('who are added read from then on, and who left comes back without what was between', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const path = `/conversations/${conversationID}`;
    const { messageID: before } = await say(client, conversationID, 'Not for Tertia.');
    const added = await client.post(`${path}/participants`, {
      participantUserIDs: [third.userID, test.other.userID],
    });
    expect(added).toMatchObject({
      status: 201,
      body: [{ userID: third.userID, status: 'participating', user: { name: 'Tertia' } }],
    });
    expect((await third.client.get(path)).body).toMatchObject({ body: '', countMessages: 0, unread: false });
    expect((await third.client.get(`/messages/${before}`)).status).toBe(403);
    await say(client, conversationID, 'Welcome.');
    const seen = async () =>
      (await third.client.get(`/messages?conversationID=${conversationID}`)).body.map(textOf);
    expect(await seen()).toEqual(['Welcome.']);
    await third.client.delete(`${path}/leave`);
    await say(client, conversationID, 'She is gone.');
    const listed = (await third.client.get('/conversations')).body as { conversationID: number }[];
    expect(listed.map((each) => each.conversationID)).not.toContain(conversationID);
    const { body: left } = await client.get(`${path}/participants?status=deleted&expand=user`);
    expect(left).toEqual([expect.objectContaining({ userID: third.userID, status: 'deleted' })]);
    await client.post(`${path}/participants`, { participantUserIDs: [third.userID] });
    expect(await seen()).toEqual([]);
  });

  it('are no more than the setting says, also where two add at once', async () => {
    await test.admin.client.patch('/config', { 'conversations.maxRecipients': 3 });
    const { conversationID } = await conversationOf(test.member.client, [test.other.userID]);
    const path = `/conversations/${conversationID}/participants`;
    const answers = await Promise.all([
      test.member.client.post(path, { participantUserIDs: [third.userID] }),
      test.other.client.post(path, { participantUserIDs: [test.moderator.userID] }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('conversation.tooMany');
    const row = await test.site.database.row<{ count: number }>(sql`
      select count(*)::int as count from conversation_participants where conversation_id = ${conversationID}`);
    expect(row?.count).toBe(3);
    await test.admin.client.patch('/config', { 'conversations.maxRecipients': 10 });
  });

  it('who leave while others write have left before a message or after', async () => {
    const { conversationID } = await conversationOf(test.member.client, [test.other.userID, third.userID]);
    const [, ...posted] = await Promise.all([
      third.client.delete(`/conversations/${conversationID}/leave`),
      ...[1, 2, 3].map((n) => say(test.member.client, conversationID, `Message ${n}`)),
      third.client.post('/messages', { conversationID, body: 'I too', format: 'text' }),
    ]);
    expect([201, 400]).toContain(posted.length > 0 ? (posted.at(-1) as { status: number }).status : 0);
    const [wrong] = await test.site.database.rows(sql`
      select c.conversation_id from conversations c
      where c.conversation_id = ${conversationID} and (
        c.count_messages <> (select count(*) from messages m where m.conversation_id = c.conversation_id)
        or c.count_messages <> (select max(number) from messages m where m.conversation_id = c.conversation_id)
        or exists (select from conversation_participants p where p.conversation_id = c.conversation_id
          and p.date_left is null and p.last_number <> c.count_messages))`);
    expect(wrong).toBeUndefined();
  });

  it('are members who can read it: nobody banned, and nobody who ignores the one who writes', async () => {
    const banned = await signedIn(test, 'Bruno', 'member');
    const { conversationID } = await conversationOf(banned.client, [test.member.userID]);
    await test.admin.client.put(`/users/${banned.userID}/ban`, { banned: true });
    const refusal = async (client: TestClient, userID: number) => {
      const { body } = await client.post('/conversations', { participantUserIDs: [userID] });
      return body.code;
    };
    expect(await refusal(test.member.client, banned.userID)).toBe('conversation.unreachable');
    expect(
      (await banned.client.post('/messages', { conversationID, body: 'Hey', format: 'text' })).status,
    ).toBe(401);
  });
});
