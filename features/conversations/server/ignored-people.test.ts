import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { conversationOf, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile();
let third: TestMember;
beforeAll(async () => {
  await withoutMessageLimits(test);
  third = await signedIn(test, 'Tertia', 'member');
});

describe('ignoring', () => {
  const ignored = (userID: number) => `/users/$me/ignored/${userID}`;
  afterEach(() => test.other.client.delete(ignored(test.member.userID)));

  it('keeps others from writing, and only oneself knows of it', async () => {
    const { member, other } = test;
    const { conversationID } = await conversationOf(member.client, [other.userID]);
    const three = await conversationOf(member.client, [other.userID, third.userID]);
    const put = await other.client.put(ignored(member.userID), {});
    expect(put).toMatchObject({ status: 200, body: { userID: member.userID, name: 'Melba' } });
    expect((await other.client.get('/users/$me/ignored')).body).toEqual([
      expect.objectContaining({ userID: member.userID, dateIgnored: put.body.dateIgnored }),
    ]);
    expect((await member.client.get(`/users/${other.userID}/ignored`)).status).toBe(403);
    expect((await test.admin.client.get(`/users/${other.userID}/ignored`)).status).toBe(403);
    const begun = await member.client.post('/conversations', { participantUserIDs: [other.userID] });
    expect(begun).toMatchObject({ status: 403, body: { code: 'conversation.ignored' } });
    const message = { body: 'Please!', format: 'text' };
    const written = await member.client.post('/messages', { conversationID, ...message });
    expect(written).toMatchObject({ status: 403, body: { code: 'message.ignored' } });
    // Among others there is somebody who reads it.
    await say(member.client, three.conversationID, 'To all of you');
    const added = await member.client.post(`/conversations/${three.conversationID}/participants`, {
      participantUserIDs: [test.moderator.userID],
    });
    expect(added.status).toBe(201);
    // Who looks after the community is heard.
    await other.client.put(ignored(test.moderator.userID), {});
    await conversationOf(test.moderator.client, [other.userID]);
    await other.client.delete(ignored(test.moderator.userID));
    await other.client.delete(ignored(member.userID));
    await say(member.client, conversationID, 'Thank you!');
  });

  it('says what cannot be', async () => {
    const { client, userID } = test.other;
    expect((await client.put(ignored(userID), {})).body.code).toBe('ignore.oneself');
    expect((await client.put(ignored(999_999), {})).status).toBe(404);
    expect((await client.put(`/users/${test.member.userID}/ignored/${userID}`, {})).status).toBe(403);
    expect((await test.guest.put(ignored(userID), {})).status).toBe(403);
    expect((await client.delete(ignored(999_999))).status).toBe(404);
    expect((await client.delete(ignored(test.admin.userID))).status).toBe(204);
  });
});
