import { expect, it } from 'vitest';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
const post = (client: TestClient, categoryID: number) =>
  client.post('/discussions', { name: 'Still there?', body: 'Anybody?', format: 'text', categoryID });
const settled = async (client: TestClient, categoryID: number) => {
  const { status, body } = await post(client, categoryID);
  return [status, body.code];
};

it('takes no new discussion of anybody while it is archived, and is offered to nobody', async () => {
  const { body } = await test.admin.client.post('/categories', { name: 'Attic', urlcode: 'attic' });
  const categoryID: number = body.categoryID;
  expect((await post(test.member.client, categoryID)).status).toBe(201);
  await test.admin.client.patch(`/categories/${categoryID}`, { isArchived: true });
  for (const { client } of [test.member, test.moderator, test.admin])
    expect(await settled(client, categoryID)).toEqual([403, 'category.archived']);
  expect((await test.member.client.page('/post/discussion/attic')).status).toBe(403);
  expect((await test.member.client.page('/post/discussion')).text).not.toContain('Attic');
  const why = `/why?recordType=category&recordID=${categoryID}&act=post&userID=${test.member.userID}`;
  expect((await test.admin.client.get(why)).body).toMatchObject({
    isAllowed: false,
    refusal: { code: 'category.archived' },
  });
  await test.admin.client.patch(`/categories/${categoryID}`, { isArchived: false });
  expect((await post(test.member.client, categoryID)).status).toBe(201);
});

it('takes what is moved there: that is what an archive is for', async () => {
  const place = { name: 'Cellar', urlcode: 'cellar', isArchived: true };
  const { categoryID } = (await test.admin.client.post('/categories', place)).body;
  const { discussionID } = await discussionBy(test.member.client);
  const moved = await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID });
  expect(moved).toMatchObject({ status: 200, body: { categoryID } });
});
