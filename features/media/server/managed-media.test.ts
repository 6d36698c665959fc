import { expect, it } from 'vitest';
import { png } from '../../../platform/server/images/testing/pictures.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { ManagedMediaItem } from '../media.contract.ts';
import { uploaded } from './testing/uploads.ts';

const test = communityOfFile();
const list = async (query = ''): Promise<ManagedMediaItem[]> => {
  const { status, body } = await test.admin.client.get(`/media?${query}`);
  expect(status).toBe(200);
  return body;
};
const names = async (query?: string) => (await list(query)).map(({ name }) => name);

it('lists files with where they are shown, found by name, kind and use, the largest first', async () => {
  const { client } = test.member;
  const shown = await uploaded(client, 'words, and more of them', 'Weights_of.txt');
  await uploaded(client, 'x', 'short.txt');
  await uploaded(client, await png(4, 4), 'hive.png');
  const { discussionID, url } = await discussionBy(client, {
    body: `<a href="${shown.url}">the list</a>`,
    format: 'html',
  });
  expect(await names()).toEqual(['hive.png', 'short.txt', 'Weights_of.txt']);
  expect(await names('kind=image')).toEqual(['hive.png']);
  expect(await names('kind=other&sort=-size')).toEqual(['Weights_of.txt', 'short.txt']);
  expect(await names('query=S_OF')).toEqual(['Weights_of.txt']);
  expect(await names('query=hiveX')).toEqual([]);
  expect(await names('isUsed=false')).toEqual(['hive.png', 'short.txt']);
  expect(await names('limit=1&page=2')).toEqual(['short.txt']);
  const [used] = await list('isUsed=true');
  expect(used).toMatchObject({ countUses: 1, isInSettings: false, size: 23 });
  expect(used?.uses).toEqual([{ recordType: 'discussion', recordID: discussionID, url: expect.any(String) }]);
  const found = await test.guest.page(new URL(used?.uses[0]?.url ?? url).pathname);
  expect([200, 301]).toContain(found.status);
});

it('leaves out what is shown in private messages alone, and what was deleted', async () => {
  const secret = await uploaded(test.member.client, 'for you', 'secret.txt');
  const { body } = await test.member.client.post('/conversations', {
    participantUserIDs: [test.other.userID],
    initialBody: `<a href="${secret.url}">look</a>`,
    initialFormat: 'html',
  });
  expect(body.conversationID).toBeGreaterThan(0);
  expect(await names()).not.toContain('secret.txt');
  const gone = await uploaded(test.member.client, 'gone', 'gone.txt');
  expect(await names()).toContain('gone.txt');
  await test.admin.client.delete(`/media/${gone.mediaID}`);
  expect(await names()).not.toContain('gone.txt');
});

it('is for those who manage the community', async () => {
  for (const client of [test.guest, test.member.client, test.moderator.client])
    expect((await client.get('/media')).status).toBe(403);
});
