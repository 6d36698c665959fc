import { beforeAll, expect, it } from 'vitest';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
const WORDS = 'This category is archived: it is read, and takes nothing new.';
let categoryID: number;
let discussionID: number;
let commentID: number;

const archive = (isArchived: boolean) => test.admin.client.patch(`/categories/${categoryID}`, { isArchived });
const comment = (client: typeof test.guest) =>
  client.post('/comments', { discussionID, body: 'One more.', format: 'markdown' });
const edit = (client: typeof test.guest) =>
  client.patch(`/comments/${commentID}`, { body: 'In other words.', format: 'markdown' });
const react = (path: string) => test.other.client.post(`${path}/reactions`, { reactionType: 'Like' });
const refused = { status: 403, body: { code: 'category.archived', message: WORDS } };

beforeAll(async () => {
  ({ categoryID } = (await test.admin.client.post('/categories', { name: 'Attic', urlcode: 'attic' })).body);
  ({ discussionID } = await discussionBy(test.member.client, { categoryID }));
  ({ commentID } = (await comment(test.member.client)).body);
});

it('takes no comment of anybody, no reaction, and no change by an author', async () => {
  await archive(true);
  for (const { client } of [test.member, test.moderator, test.admin])
    expect(await comment(client)).toMatchObject(refused);
  expect(await edit(test.member.client)).toMatchObject(refused);
  const text = { body: 'Said otherwise.', format: 'markdown' };
  expect(await test.member.client.patch(`/discussions/${discussionID}`, text)).toMatchObject(refused);
  expect(await react(`/comments/${commentID}`)).toMatchObject(refused);
  expect(await react(`/discussions/${discussionID}`)).toMatchObject(refused);
  const { body } = await test.admin.client.get(`/discussions/${discussionID}`);
  expect([body.countComments, body.score ?? 0]).toEqual([1, 0]);
});

it('offers its authors no editing, and takes nothing beside the text either', async () => {
  await archive(true);
  const { client } = test.member;
  const page = await client.get(`/discussions/${discussionID}?expand=permissions`);
  expect(page.body).toMatchObject({ isArchived: true, permissions: { 'comments.add': false } });
  expect(await client.patch(`/discussions/${discussionID}`, { categoryID: 1 })).toMatchObject(refused);
  const editor = `/post/editdiscussion/${discussionID}`;
  expect((await client.page(editor)).status).toBe(403);
  await archive(false);
  expect((await client.page(editor)).status).toBe(200);
  expect((await client.get(`/discussions/${discussionID}?expand=permissions`)).body.isArchived).toBe(
    undefined,
  );
});

it('is tidied by whoever looks after it', async () => {
  await archive(true);
  expect((await edit(test.moderator.client)).status).toBe(200);
  expect((await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: true })).status).toBe(
    200,
  );
  expect((await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: false })).status).toBe(
    200,
  );
});

it('says so in place of the box to write in, and has it again when it is open', async () => {
  await archive(true);
  const path = `/discussion/${discussionID}/x`;
  const assetOf = async (client: typeof test.guest) => {
    const { body } = await client.get(
      `/layouts/lookup-hydrate?layoutViewType=discussion&recordType=discussion&recordID=${discussionID}`,
    );
    return JSON.stringify(body);
  };
  for (const { client } of [test.member, test.moderator]) {
    const asset = await assetOf(client);
    expect(asset).toContain('"canComment":false');
    expect(asset).toContain('"isArchived":true');
    expect(asset).toContain('"comments.add":false');
  }
  expect((await test.member.client.page(path)).status).not.toBe(500);
  await archive(false);
  expect(await assetOf(test.member.client)).toContain('"canComment":true');
  expect((await comment(test.member.client)).status).toBe(201);
  expect((await react(`/comments/${commentID}`)).status).toBeLessThan(300);
});

it('takes many discussions that staff move there at once', async () => {
  await archive(true);
  const made = [await discussionBy(test.member.client), await discussionBy(test.member.client)];
  const discussionIDs = made.map((each) => each.discussionID);
  const moved = await test.moderator.client.patch('/discussions/move', { discussionIDs, categoryID });
  expect(moved.status).toBeLessThan(300);
  expect((await test.admin.client.get(`/discussions/${discussionIDs[0]}`)).body.categoryID).toBe(categoryID);
});
