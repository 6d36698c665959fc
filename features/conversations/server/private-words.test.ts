// What is said in a conversation reaches those who take part, in every way there is, and nobody else by any.
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import { type LiveClient, listenTo } from '../../../platform/server/testing/live-client.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { fetched, uploaded } from '../../media/server/testing/uploads.ts';
import { notificationsOf, typesOf } from '../../notifications/server/testing/notifications.ts';
import { jobsDone, mailsTo } from '../../users/server/testing/mails.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { redrawnMessages } from './rerender.jobs.ts';
import { conversationOf, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile({ withJobs: true });
beforeAll(async () => {
  await withoutMessageLimits(test);
  await test.admin.client.patch('/config', { 'emailNotifications.delay': 0 });
});
const open: LiveClient[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const addressOf = async (userID: number): Promise<string> => {
  const row = await test.site.database.row<{ email: string }>(
    sql`select email from users where user_id = ${userID}`,
  );
  return row?.email ?? '';
};

describe('notifications', () => {
  it('tell of the first message that was not read, on the site and by mail, and are read with it', async () => {
    const { member, other } = test;
    const { conversationID } = await conversationOf(member.client, [other.userID], {
      initialBody: 'The key is under the turquoise pot.',
    });
    await jobsDone(test);
    await say(member.client, conversationID, 'And feed the cat.');
    const [first, ...more] = await notificationsOf(test, other);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ activityType: 'ConversationMessage', read: false });
    expect(first?.body).toBe('<strong>Melba</strong> wrote to you');
    const mails = await mailsTo(test, await addressOf(other.userID));
    expect(mails.filter((mail) => mail.includes('turquoise pot'))).toHaveLength(1);
    expect(mails.join()).not.toContain('feed the cat');
    await other.client.put(`/conversations/${conversationID}/read`, {});
    expect((await notificationsOf(test, other))[0]?.read).toBe(true);
    await say(member.client, conversationID, 'Twice a day.');
    expect(await typesOf(test, other)).toEqual(['ConversationMessage', 'ConversationMessage']);
    expect(await notificationsOf(test, member)).toEqual([]);
    const everybody = await Promise.all(
      [test.admin, test.moderator].map((who) => addressOf(who.userID).then((to) => mailsTo(test, to))),
    );
    expect(everybody.flat().join()).not.toContain('turquoise');
  });

  it('tell who was added, and nobody who muted it, ignores the one who writes, or left', async () => {
    const { member, moderator } = test;
    const people = [];
    for (const name of ['Una', 'Duo', 'Tria']) people.push(await signedIn(test, name, 'member'));
    const [muted, ignoring, gone] = people as [typeof member, typeof member, typeof member];
    const { conversationID } = await conversationOf(
      member.client,
      people.map((each) => each.userID),
      { initialBody: undefined, initialFormat: undefined },
    );
    const path = `/conversations/${conversationID}`;
    await muted.client.patch(path, { muted: true });
    await ignoring.client.put(`/users/$me/ignored/${member.userID}`, {});
    await gone.client.delete(`${path}/leave`);
    await member.client.post(`${path}/participants`, { participantUserIDs: [moderator.userID] });
    await say(member.client, conversationID, 'Who is here?');
    for (const each of people) expect(await typesOf(test, each)).toEqual([]);
    expect((await typesOf(test, moderator)).sort()).toEqual(['AddedToConversation', 'ConversationMessage']);
    await moderator.client.put(`${path}/read`, {});
    expect((await notificationsOf(test, moderator)).map((each) => each.read)).toEqual([true, true]);
    await moderator.client.delete(`${path}/leave`);
    expect(await notificationsOf(test, moderator)).toEqual([]);
  });
});

describe('live', () => {
  const states = ({ messages }: LiveClient) => messages.map(({ state }) => state);

  it('tells those who take part of messages, of who is writing, and how many are unread', async () => {
    const { member, other } = test;
    const { conversationID } = await conversationOf(member.client, [other.userID]);
    await other.client.put(`/conversations/${conversationID}/read`, {});
    const topics = `conversation:${conversationID}`;
    const [theirs, inbox, admin, guest, foreign] = await Promise.all([
      listenTo(other.client, topics),
      listenTo(other.client, `inbox:${other.userID}`),
      listenTo(test.admin.client, topics),
      listenTo(test.guest, topics),
      listenTo(test.admin.client, `inbox:${other.userID}`),
    ]);
    open.push(theirs, inbox, admin, guest, foreign);
    await vi.waitFor(() => expect(states(theirs)).toMatchObject([{ countMessages: 1, writing: [] }]));
    await vi.waitFor(() => expect(states(inbox)).toHaveLength(1));
    const before = (states(inbox)[0] as { countUnread: number }).countUnread;
    const writing = await member.client.post(`/conversations/${conversationID}/writing`, {});
    expect(writing.status).toBe(204);
    await vi.waitFor(() => expect(states(theirs).at(-1)).toMatchObject({ writing: ['Melba'] }), 5000);
    await say(member.client, conversationID, 'There you are.');
    await vi.waitFor(
      () => expect(states(theirs).at(-1)).toMatchObject({ countMessages: 2, writing: [] }),
      5000,
    );
    await vi.waitFor(() => expect(states(inbox).at(-1)).toMatchObject({ countUnread: before + 1 }), 5000);
    await other.client.delete(`/conversations/${conversationID}/leave`);
    const count = states(theirs).length;
    await say(member.client, conversationID, 'Are you?');
    await vi.waitFor(() => expect(states(inbox).at(-1)).toMatchObject({ countUnread: before }), 5000);
    expect(states(theirs)).toHaveLength(count);
    expect([admin, guest, foreign].map(states)).toEqual([[], [], []]);
  });
});

describe('a search', () => {
  const found = async (client: TestClient, query: string, more = '') => {
    const { body } = await client.get(`/messages/search?query=${encodeURIComponent(query)}${more}`);
    return body.map((each: { excerpt: string }) => each.excerpt);
  };

  it('finds what one may read, and nothing of it is found by anybody else', async () => {
    const { member, other, admin } = test;
    const { conversationID } = await conversationOf(member.client, [other.userID], { name: 'Shed' });
    const path = `/conversations/${conversationID}`;
    await say(member.client, conversationID, 'The *Zwetschgen* are ripe, 東京の地図も。');
    await jobsDone(test);
    expect(await found(other.client, 'zwetsch')).toEqual(['The Zwetschgen are ripe, 東京の地図も。']);
    expect(await found(other.client, '東京')).toHaveLength(1);
    expect(await found(other.client, 'zwetschgen', `&conversationID=${conversationID + 1}`)).toEqual([]);
    for (const client of [admin.client, test.moderator.client])
      expect(await found(client, 'zwetschgen')).toEqual([]);
    expect((await test.guest.get('/messages/search?query=zwetschgen')).status).toBe(403);
    const { body } = await admin.client.get('/search?query=zwetschgen');
    expect(body).toEqual([]);
    const added = await signedIn(test, 'Addo', 'member');
    await member.client.post(`${path}/participants`, { participantUserIDs: [added.userID] });
    expect(await found(added.client, 'zwetschgen')).toEqual([]);
    await other.client.delete(`${path}/leave`);
    expect(await found(other.client, 'zwetschgen')).toEqual([]);
    expect(await found(member.client, '"are ripe"')).toHaveLength(1);
    expect(await found(member.client, '~4')).toEqual([]);
  });
});

describe('a file', () => {
  it('in a message is seen by those who take part, not by who manages the community', async () => {
    const { member, other, admin } = test;
    const item = await uploaded(member.client, await png(), 'map.png');
    const { conversationID } = await conversationOf(member.client, [other.userID]);
    await say(member.client, conversationID, `The map: ![map](${item.url})`);
    const seenBy = async (client: TestClient) => (await fetched(client, item)).status;
    expect(await seenBy(member.client)).toBe(200);
    expect(await seenBy(other.client)).toBe(200);
    for (const client of [admin.client, test.moderator.client, test.guest])
      expect([403, 404]).toContain(await seenBy(client));
    expect((await admin.client.get(`/media/${item.mediaID}`)).status).toBe(403);
    await other.client.delete(`/conversations/${conversationID}/leave`);
    expect([403, 404]).toContain(await seenBy(other.client));
  });
});

describe('a draft', () => {
  it('of a message is read by whoever writes it alone, and goes with it', async () => {
    const { member, other, moderator } = test;
    const { conversationID, name } = await conversationOf(member.client, [other.userID]);
    const { body: draft } = await member.client.post('/drafts', {
      recordType: 'message',
      parentRecordType: 'conversation',
      parentRecordID: conversationID,
      attributes: { body: 'Not yet', format: 'markdown' },
    });
    expect((await moderator.client.get(`/drafts/${draft.draftID}`)).status).toBe(404);
    const { body: listed } = await member.client.get('/drafts?recordType=message&expand=all');
    expect(listed).toMatchObject([
      { name, editUrl: `${test.site.url}/messages/${conversationID}`, excerpt: 'Not yet' },
    ]);
    const posted = await member.client.post('/messages', {
      conversationID,
      body: 'Now',
      format: 'markdown',
      draftID: draft.draftID,
    });
    expect(posted.status).toBe(201);
    expect((await member.client.get(`/drafts/${draft.draftID}`)).status).toBe(404);
  });
});

describe('a member who is deleted', () => {
  it.each(['keep', 'wipe', 'delete'] as const)(
    'by %s leaves a conversation that others read',
    async (how) => {
      const gone = await signedIn(test, `Gone ${how}`, 'member');
      const { conversationID } = await conversationOf(test.member.client, [gone.userID]);
      const { messageID } = await say(gone.client, conversationID, `My secret of ${how}`);
      await say(test.member.client, conversationID, 'I see.');
      await test.admin.client.delete(`/users/${gone.userID}`, { deleteMethod: how });
      await jobsDone(test);
      const path = `/messages?conversationID=${conversationID}&expand=insertUser`;
      const { body: messages } = await test.member.client.get(path);
      const theirs = messages.find((each: { messageID: number }) => each.messageID === messageID);
      expect(messages).toHaveLength(3);
      expect(theirs.insertUser.name).toBe('User Deleted');
      expect(theirs.body.includes('My secret')).toBe(how === 'keep');
      const { body } = await test.member.client.get(`/conversations/${conversationID}`);
      expect(body).toMatchObject({ name: 'User Deleted', countParticipants: 1 });
      const row = await test.site.database.row<{ count: number }>(sql`
      select count(*)::int as count from messages where words @@ 'secret' and message_id = ${messageID}`);
      expect(row?.count).toBe(how === 'keep' ? 1 : 0);
    },
  );
});

describe('a new renderer', () => {
  it('draws stored messages again, and nothing of those that were wiped', async () => {
    const { conversationID } = await conversationOf(test.member.client, [test.other.userID]);
    const { messageID } = await say(test.member.client, conversationID, 'Of *old*.');
    await test.site.database.execute(sql`
      update messages set renderer_version = 0, body_html = '<p>Of old</p>' where message_id = ${messageID}`);
    await redrawnMessages.enqueueRedrawing(test.site);
    await jobsDone(test);
    expect((await test.other.client.get(`/messages/${messageID}`)).body.body).toContain('<em>old</em>');
  });
});
