// What groups discuss: read and written by those who belong to them, and by nobody else, from the moment that changes.
import { commentOn, countedCommunity, discussionBy, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

async function groupOf(client: TestClient, privacy: string) {
  number += 1;
  const { status, body } = await client.post('/groups', { name: `Quorum ${number}`, privacy });
  expect(status).toBe(201);
  return { groupID: body.groupID, categoryID: body.categoryID, path: `/groups/${body.groupID}` };
}

const post = (client: TestClient, categoryID: number, name = 'Of wax') =>
  client.post('/discussions', { categoryID, name, body: 'Soft in summer.', format: 'markdown' });

const names = async (client: TestClient, query = 'limit=100') =>
  (await client.get(`/discussions?${query}`)).body.map(({ name }: { name: string }) => name);

it('of a public group are read by all and written by members', async () => {
  const { client } = test.member;
  const { categoryID, path } = await groupOf(client, 'public');
  const { status, body } = await post(client, categoryID, 'Of open wax');
  expect(status).toBe(201);
  const address = `/discussions/${body.discussionID}`;
  for (const reader of [test.guest, test.other.client]) expect((await reader.get(address)).status).toBe(200);
  expect(await names(test.guest)).toContain('Of open wax');
  const refused = await post(test.other.client, categoryID);
  const silent = await test.other.client.post('/comments', {
    ...{
      parentRecordType: 'discussion',
      parentRecordID: body.discussionID,
      body: 'Me too',
      format: 'markdown',
    },
  });
  expect([refused.status, silent.status]).toEqual([403, 403]);
  await test.other.client.post(`${path}/join`, {});
  expect((await post(test.other.client, categoryID)).status).toBe(201);
  await commentOn(test.other.client, body.discussionID);
  const group = await test.guest.get(path);
  expect(group.body).toMatchObject({ categoryID, countDiscussions: 2 });
  expect(group.body.dateLastComment).not.toBe(null);
});

it.each(['private', 'secret'])(
  'of a %s group are there for its members and for staff alone',
  async (privacy) => {
    const { client } = test.member;
    const { groupID, categoryID, path } = await groupOf(client, privacy);
    const name = `Of ${privacy} wax`;
    const { body } = await post(client, categoryID, name);
    const addresses = [`/discussions/${body.discussionID}`, `/categories/${categoryID}`];
    const isOpen = async (reader: TestClient) => {
      const statuses = await Promise.all(
        addresses.map(async (address) => (await reader.get(address)).status),
      );
      const listed = (await names(reader)).includes(name);
      expect(new Set([...statuses.map((each) => each === 200), listed]).size).toBe(1);
      return listed;
    };
    expect(await isOpen(client)).toBe(true);
    expect(await isOpen(test.moderator.client)).toBe(true);
    expect(await isOpen(test.other.client)).toBe(false);
    expect(await isOpen(test.guest)).toBe(false);
    await test.admin.client.post(`${path}/members`, { userID: test.other.userID });
    expect(await isOpen(test.other.client)).toBe(true);
    expect((await post(test.other.client, categoryID)).status).toBe(201);
    expect((await test.other.client.delete(`/groups/${groupID}/members/${test.other.userID}`)).status).toBe(
      204,
    );
    expect(await isOpen(test.other.client)).toBe(false);
    expect((await post(test.other.client, categoryID)).status).not.toBe(201);
  },
);

it('are closed and opened with their group, and named like it', async () => {
  const { client } = test.member;
  const { categoryID, path } = await groupOf(client, 'public');
  const { body } = await post(client, categoryID);
  const seen = async () => (await test.guest.get(`/discussions/${body.discussionID}`)).status;
  expect(await seen()).toBe(200);
  await client.patch(path, { privacy: 'secret', name: 'Quorum of wax' });
  expect(await seen()).not.toBe(200);
  expect((await client.get(`/categories/${categoryID}`)).body.name).toBe('Quorum of wax');
  await client.patch(path, { privacy: 'public' });
  expect(await seen()).toBe(200);
});

it('are announced by leaders alone', async () => {
  const { client } = test.member;
  const { categoryID, path } = await groupOf(client, 'public');
  await test.other.client.post(`${path}/join`, {});
  const { body } = await post(test.other.client, categoryID);
  const announce = (by: TestClient) =>
    by.patch(`/discussions/${body.discussionID}`, { pinned: true, pinLocation: 'category' });
  expect((await announce(test.other.client)).status).toBe(403);
  expect((await announce(client)).status).toBe(200);
  const elsewhere = await discussionBy(client);
  const refused = await client.patch(`/discussions/${elsewhere.discussionID}`, {
    pinned: true,
    pinLocation: 'category',
  });
  expect(refused.status).toBe(403);
});

it('go with their group, for good where nothing can be undone', async () => {
  const { client } = test.member;
  await test.admin.client.patch('/config', { 'moderation.undoDays': 0 });
  const { categoryID, path } = await groupOf(client, 'public');
  const { body } = await post(client, categoryID, 'Of waning wax');
  expect((await client.delete(path)).status).toBe(204);
  await test.admin.client.patch('/config', { 'moderation.undoDays': 30 });
  expect((await post(client, categoryID)).status).not.toBe(201);
  await expect
    .poll(async () => (await test.admin.client.get(`/categories/${categoryID}`)).status, { timeout: 20_000 })
    .toBe(404);
  expect((await test.admin.client.get(`/discussions/${body.discussionID}`)).status).toBe(410);
});

it('are closed to members while groups are switched off, and open again', async () => {
  const { client } = test.member;
  const { categoryID } = await groupOf(client, 'public');
  const { body } = await post(client, categoryID, 'Of sleeping wax');
  const seen = async (reader: TestClient) => (await reader.get(`/discussions/${body.discussionID}`)).status;
  await test.admin.client.patch('/addons/groups', { enabled: false });
  expect(await seen(test.guest)).not.toBe(200);
  expect(await seen(client)).not.toBe(200);
  expect(await names(client)).not.toContain('Of sleeping wax');
  await test.admin.client.patch('/addons/groups', { enabled: true });
  expect([await seen(test.guest), await seen(client)]).toEqual([200, 200]);
});

it('of different fields that two leaders change at once, both stand', async () => {
  const { client } = test.member;
  const { path } = await groupOf(client, 'private');
  const answers = await Promise.all([
    client.patch(path, { description: 'Of *combs*' }),
    test.admin.client.patch(path, { name: 'Quorum of combs' }),
    test.moderator.client.patch(path, { privacy: 'public' }),
  ]);
  expect(answers.map((each) => each.status)).toEqual([200, 200, 200]);
  const { body } = await client.get(`${path}/edit`);
  expect(body).toMatchObject({ name: 'Quorum of combs', description: 'Of *combs*', privacy: 'public' });
});

it('stand in no list of categories but that of those who write there', async () => {
  const { client } = test.member;
  const { categoryID } = await groupOf(client, 'public');
  await post(client, categoryID, 'Of listed wax');
  const { body } = await client.get(`/categories/${categoryID}`);
  const reader = test.other.client;
  const lists = [
    '/api/v2/categories?maxDepth=5',
    '/api/v2/categories?outputFormat=flat&limit=100',
    '/api/v2/categories/search?query=quorum',
    '/api/v2/categories/suggested',
    '/api/v2/search?query=quorum&recordTypes=category',
    '/categories',
    '/sitemap/pages',
  ];
  for (const each of [test.guest, reader, client, test.admin.client])
    for (const address of lists) {
      const { status, text } = await each.send('GET', address);
      expect([address, status === 200 && text.includes(body.urlcode)]).toEqual([address, false]);
    }
  const listed = await test.guest.get('/categories?outputFormat=flat&limit=100');
  const totals = await test.guest.get('/site-totals?counts=category');
  expect(totals.body.counts.category.count).toBe(listed.body.length);
  const postable = '/categories?filterDiscussionsAdd=true&maxDepth=5';
  expect((await client.get(postable)).text).toContain(body.urlcode);
  expect((await reader.get(postable)).text).not.toContain(body.urlcode);
  const form = '/post/discussion';
  expect((await client.page(form)).text).toContain(`"categoryID":${categoryID},`);
  expect((await reader.page(form)).text).not.toContain(`"categoryID":${categoryID},`);
});

it('of a group say why they may be read: by whoever is in it', async () => {
  const { categoryID, path } = await groupOf(test.member.client, 'secret');
  const { body } = await post(test.member.client, categoryID);
  const why = async (userID: number) => {
    const query = `recordType=discussion&act=see&recordID=${body.discussionID}&userID=${userID}`;
    const { status, body: answer } = await test.admin.client.get(`/why?${query}`);
    expect(status).toBe(200);
    const [{ isHeld, grantedBy, grantedBeside }] = answer.permissions;
    return [answer.isAllowed, isHeld, grantedBy, grantedBeside];
  };
  const name = `Quorum ${number}`;
  expect(await why(test.member.userID)).toEqual([true, true, [], [`Leader of the group ${name}`]]);
  expect(await why(test.other.userID)).toEqual([false, false, [], []]);
  await test.admin.client.post(`${path}/members`, { userID: test.other.userID });
  expect(await why(test.other.userID)).toEqual([true, true, [], [`Member of the group ${name}`]]);
});
