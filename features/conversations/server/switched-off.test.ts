// A community that wants no private messages: nothing of them is left while they are off, and nothing is lost.
import { expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { conversationOf, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile({ withJobs: true });

const enable = async (isEnabled: boolean) =>
  expect((await test.admin.client.patch('/config', { 'conversations.enabled': isEnabled })).status).toBe(200);

it('leaves nothing while it is off, and is back as it was', async () => {
  await withoutMessageLimits(test);
  const { conversationID } = await conversationOf(test.member.client, [test.other.userID]);
  const { client } = test.other;
  const statuses = async (by: TestClient) => {
    const answers = await Promise.all([
      by.get('/conversations'),
      by.get(`/conversations/${conversationID}`),
      by.get(`/messages?conversationID=${conversationID}`),
      by.page('/messages/inbox'),
      by.page('/messages/add'),
      by.page(`/messages/${conversationID}`),
    ]);
    return answers.map(({ status }) => status);
  };
  const offered = async () => {
    const home = (await client.page('/')).text;
    const preferences = (await client.get('/notification-preferences/schema')).text;
    const { body: me } = await client.get('/users/me');
    return [
      home.includes('"/messages/inbox"'),
      home.includes('"switchedOff":["conversations"]'),
      preferences.includes('ConversationMessage'),
      me.countUnreadConversations,
    ];
  };
  expect(await statuses(client)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await offered()).toEqual([true, false, true, 1]);

  await enable(false);
  for (const by of [client, test.admin.client]) expect(await statuses(by)).toEqual(Array(6).fill(404));
  expect(await offered()).toEqual([false, true, false, 0]);
  const body = { participantUserIDs: [test.other.userID], initialBody: 'Psst', initialFormat: 'text' };
  expect((await test.member.client.post('/conversations', body)).status).toBe(404);
  const toMany = { userIDs: [test.other.userID], body: 'Psst' };
  expect((await test.admin.client.post('/members/message', toMany)).status).toBe(404);

  await enable(true);
  expect(await statuses(client)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await offered()).toEqual([true, false, true, 1]);
});

it('forgets who is deleted meanwhile', async () => {
  const leaver = await signedIn(test, 'Leaver');
  const { conversationID } = await conversationOf(test.member.client, [leaver.userID]);
  await enable(false);
  expect((await test.admin.client.delete(`/users/${leaver.userID}`)).status).toBeLessThan(300);
  await enable(true);
  const path = `/conversations/${conversationID}`;
  const countPeople = async () => (await test.member.client.get(path)).body.countParticipants;
  await expect.poll(countPeople, { timeout: 15_000 }).toBe(1);
});
