// What the page of a conversation shows beside its messages.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { OpenedConversation } from '../conversation-pages.contract.ts';
import { conversationOf, manyMessages, say, withoutMessageLimits } from './testing/conversations.ts';

const test = communityOfFile();
let third: TestMember;
beforeAll(async () => {
  await withoutMessageLimits(test);
  third = await signedIn(test, 'Tertia', 'member');
});

async function opened(
  client: TestClient,
  conversationID: number,
  params: Record<string, string> = {},
): Promise<OpenedConversation> {
  const asked = Object.entries({ conversationID: String(conversationID), ...params })
    .map(([name, value]) => `&params[${name}]=${value}`)
    .join('');
  const { body } = await client.get(
    `/layouts/lookup-hydrate?layoutViewType=conversation&recordType=conversation&recordID=${conversationID}${asked}`,
  );
  const find = (node: unknown): OpenedConversation | undefined => {
    if (Array.isArray(node)) return node.map(find).find(Boolean);
    const props = (node as { $reactProps?: Record<string, unknown> } | null)?.$reactProps;
    return props && ((props.opened as OpenedConversation | undefined) ?? find(Object.values(props).flat()));
  };
  return find(body.layout) as OpenedConversation;
}

/** As a reader sees it, from the top. */
function lines({ messages, changes }: OpenedConversation): string[] {
  const shown = (behind: (afterNumber: number) => boolean) =>
    changes
      .filter((change) => behind(change.afterNumber))
      .map(({ type, by, added }) => [by.name, type, ...added.map(({ name }) => name)].join(' '));
  const first = messages[0]?.number ?? Number.POSITIVE_INFINITY;
  return [
    ...shown((after) => after < first),
    ...messages.flatMap((message) => [
      message.body.replace(/<[^>]+>/g, '').trim(),
      ...shown((after) => after === message.number),
    ]),
  ];
}

describe('lines between messages', () => {
  it('tell who added whom, who left and who changed the subject, each where it happened', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const path = `/conversations/${conversationID}`;
    await client.post(`${path}/participants`, { participantUserIDs: [third.userID, test.moderator.userID] });
    await say(third.client, conversationID, 'Thank you.');
    await client.patch(path, { name: 'Beans' });
    // As it is already: nothing happened.
    await client.patch(path, { name: 'Beans' });
    await test.other.client.delete(`${path}/leave`);
    await say(client, conversationID, 'He will be back.');
    const page = await opened(client, conversationID);
    const added = page.changes[0]?.added.map(({ name }) => name) ?? [];
    expect([...added].sort()).toEqual(['Modesto', 'Tertia']);
    expect(lines(page)).toEqual([
      'Shall we sow the beans?',
      `Melba added ${added.join(' ')}`,
      'Thank you.',
      'Melba renamed',
      'Otto left',
      'He will be back.',
    ]);
    expect(page.changes.map(({ isOwn }) => isOwn)).toEqual([true, true, false]);
  });

  it('are read from joining on, as messages are', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const path = `/conversations/${conversationID}`;
    await client.patch(path, { name: 'Without Tertia' });
    await client.post(`${path}/participants`, { participantUserIDs: [third.userID] });
    await say(client, conversationID, 'Welcome.');
    expect(lines(await opened(third.client, conversationID))).toEqual(['Melba added Tertia', 'Welcome.']);
    await third.client.delete(`${path}/leave`);
    await client.patch(path, { name: 'Without her again' });
    await client.post(`${path}/participants`, { participantUserIDs: [third.userID] });
    expect(lines(await opened(third.client, conversationID))).toEqual(['Melba added Tertia']);
    expect(lines(await opened(client, conversationID))).toEqual([
      'Shall we sow the beans?',
      'Melba renamed',
      'Melba added Tertia',
      'Welcome.',
      'Tertia left',
      'Melba renamed',
      'Melba added Tertia',
    ]);
  });

  it('stand on one page each, at most a hundred of them', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const path = `/conversations/${conversationID}`;
    await client.patch(path, { name: 'On the second page' });
    await manyMessages(test, conversationID, { userIDs: [test.member.userID], count: 49 });
    await client.patch(path, { name: 'At the seam' });
    await manyMessages(test, conversationID, { userIDs: [test.member.userID], count: 50 });
    for (let at = 0; at < 101; at++) await client.patch(path, { name: `Subject ${at}` });
    const second = await opened(client, conversationID, { page: '2' });
    expect(second.changes.map(({ afterNumber }) => afterNumber)).toEqual([1, 50]);
    const first = await opened(client, conversationID);
    expect(first.changes.map(({ afterNumber }) => afterNumber)).toEqual(Array(100).fill(100));
  });
});

describe('a search within a conversation', () => {
  it('finds in this one what its reader may read, and nothing of the others', async () => {
    const { client } = test.member;
    const { conversationID } = await conversationOf(client, [test.other.userID]);
    const other = await conversationOf(client, [test.other.userID]);
    const wanted = await say(client, conversationID, 'Quinces are ripe.');
    await say(client, other.conversationID, 'No quinces here.');
    await client.post(`/conversations/${conversationID}/participants`, {
      participantUserIDs: [third.userID],
    });
    const later = await say(client, conversationID, 'More quinces.');
    const found = async (who: TestClient) => {
      const page = await opened(who, conversationID, { query: 'quinces' });
      return [page.query, page.found.map(({ messageID }) => messageID)];
    };
    expect(await found(client)).toEqual(['quinces', [later.messageID, wanted.messageID]]);
    expect(await found(third.client)).toEqual(['quinces', [later.messageID]]);
    expect((await opened(client, conversationID)).found).toEqual([]);
  });
});
