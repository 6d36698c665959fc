// Groups: started, joined, asked for, led and left; by many at once, and by those who may not know of them.
import { countedCommunity, signedIn, type TestClient, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/groups', { enabled: true });
});

let number = 0;

async function groupBy(client: TestClient, privacy = 'public', more: Record<string, unknown> = {}) {
  number += 1;
  const answer = await client.post('/groups', { name: `Bees of street ${number}`, privacy, ...more });
  expect(answer.status).toBe(201);
  const { groupID, name, url } = answer.body;
  return { groupID, name, url: new URL(url).pathname, path: `/groups/${groupID}` };
}

const countOf = async ({ path }: { path: string }) => (await test.admin.client.get(path)).body.countMembers;

const rolesOf = async ({ path }: { path: string }) =>
  (await test.admin.client.get(`${path}/members`)).body.map(
    ({ userID, role }: { userID: number; role: string }) => [userID, role],
  );

const newMember = (name: string): Promise<TestMember> => signedIn(test, name);

describe('a group', () => {
  it('is started by a member, who leads it, and is found by its name', async () => {
    const group = await groupBy(test.member.client, 'public', {
      name: 'Nordic off-grid',
      description: 'Cabins **north** of 58°.',
    });
    const { body } = await test.guest.get(group.path);
    expect(body).toMatchObject({
      groupID: group.groupID,
      name: 'Nordic off-grid',
      privacy: 'public',
      countMembers: 1,
      insertUserID: test.member.userID,
      dateUpdated: null,
    });
    expect(body.description).toContain('<strong>north</strong>');
    expect(await rolesOf(group)).toEqual([[test.member.userID, 'leader']]);
    const found = await test.guest.get('/groups/search?query=OFF-grid');
    expect(found.body.map((each: { name: string }) => each.name)).toEqual(['Nordic off-grid']);
    expect((await test.guest.get('/groups/search')).status).toBe(400);
    const page = await test.guest.page(group.url);
    expect([page.status, page.text.includes('Nordic off-grid')]).toEqual([200, true]);
    expect((await test.guest.page('/groups')).text).toContain('Nordic off-grid');
  });

  it.each([
    ['without a name', { privacy: 'public' }, 400],
    ['of an empty name', { name: ' ', privacy: 'public' }, 422],
    ['of too long a name', { name: 'x'.repeat(151), privacy: 'public' }, 422],
    ['of another privacy', { name: 'Open', privacy: 'open' }, 422],
  ])('is not started %s', async (_, body, status) => {
    expect((await test.member.client.post('/groups', body)).status).toBe(status);
  });

  it('has a name of its own, and is not started by guests', async () => {
    const { name } = await groupBy(test.member.client, 'private');
    const again = await test.other.client.post('/groups', { name: name.toUpperCase(), privacy: 'public' });
    expect([again.status, again.body.code]).toEqual([409, 'group.nameTaken']);
    const secret = await groupBy(test.member.client, 'secret');
    const unknown = await test.other.client.post('/groups', { name: secret.name, privacy: 'public' });
    expect(unknown.status).toBe(201);
    const open = await test.member.client.patch(secret.path, { privacy: 'public' });
    expect([open.status, open.body.code]).toEqual([409, 'group.nameTaken']);
    expect((await test.guest.post('/groups', { name: 'Guests', privacy: 'public' })).status).toBe(403);
  });

  it('is changed and deleted by its leaders alone', async () => {
    const group = await groupBy(test.member.client);
    const other = test.other.client;
    await other.post(`${group.path}/join`, {});
    for (const answer of [
      await other.patch(group.path, { name: 'Mine' }),
      await other.get(`${group.path}/edit`),
      await other.delete(group.path),
      await other.get(`${group.path}/invites`),
      await other.get(`${group.path}/applicants`),
      await other.post(`${group.path}/invitations`, { userIDs: [test.admin.userID] }),
      await other.delete(`${group.path}/members/${test.member.userID}`),
      await other.put(`${group.path}/members/${test.other.userID}/role`, { role: 'leader' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'group.leadersOnly']);
    expect((await other.post(`${group.path}/members`, { userID: test.moderator.userID })).status).toBe(403);
    expect((await test.admin.client.post(`${group.path}/members`, { userID: 2_000_000_000 })).status).toBe(
      404,
    );
    const changed = await test.member.client.patch(group.path, { description: 'Of *bees*' });
    expect(changed.body).toMatchObject({ name: group.name, countMembers: 2 });
    expect(changed.body.dateUpdated).not.toBe(null);
    const source = await test.member.client.get(`${group.path}/edit`);
    expect(source.body).toMatchObject({ description: 'Of *bees*', format: 'markdown', privacy: 'public' });
    expect((await test.member.client.delete(group.path)).status).toBe(204);
    expect((await other.get(group.path)).status).toBe(404);
  });
});

describe('members of a group', () => {
  it('join once each, fifty times at once, and are counted', async () => {
    const group = await groupBy(test.member.client);
    const clients = [test.other, test.moderator, test.admin].map(({ client }) => client);
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, at) => clients[at % 3]?.post(`${group.path}/join`, {})),
    );
    expect(new Set(answers.map((each) => each?.status))).toEqual(new Set([201]));
    expect(await countOf(group)).toBe(4);
    expect(await rolesOf(group)).toHaveLength(4);
    const leave = () => test.other.client.delete(`${group.path}/members/${test.other.userID}`);
    const left = await Promise.all([leave(), leave(), leave()]);
    expect(left.map((each) => each.status).sort()).toEqual([204, 404, 404]);
    expect(await countOf(group)).toBe(3);
  });

  it('are never without a leader', async () => {
    const group = await groupBy(test.member.client);
    const own = `${group.path}/members/${test.member.userID}`;
    const alone = await test.member.client.delete(own);
    expect([alone.status, alone.body.code]).toEqual([400, 'group.lastLeader']);
    expect((await test.member.client.patch(`${own}/role`, { role: 'member' })).status).toBe(400);
    await test.other.client.post(`${group.path}/join`, {});
    const others = `${group.path}/members/${test.other.userID}`;
    const made = await test.member.client.put(`${others}/role`, { role: 'leader' });
    expect(made.body).toMatchObject({ userID: test.other.userID, role: 'leader' });
    const both = await Promise.all([test.member.client.delete(own), test.other.client.delete(others)]);
    expect(both.map((each) => each.status).sort()).toEqual([204, 400]);
    expect(await countOf(group)).toBe(1);
  });

  it('ask to join a private one, and its leaders decide', async () => {
    const group = await groupBy(test.member.client, 'private');
    const other = test.other.client;
    const joined = await other.post(`${group.path}/join`, {});
    expect([joined.status, joined.body.code]).toEqual([403, 'group.applyFirst']);
    const seen = await other.get(`${group.path}/members`);
    expect([seen.status, seen.body.code]).toEqual([403, 'group.membersOnly']);
    expect((await other.post(`${group.path}/apply`, { body: 'I keep bees.' })).body).toMatchObject({
      userID: test.other.userID,
      body: 'I keep bees.',
    });
    const waiting = await test.member.client.get(`${group.path}/applicants`);
    expect(waiting.body).toMatchObject([{ userID: test.other.userID, body: 'I keep bees.' }]);
    const answer = `${group.path}/applicants/${test.other.userID}`;
    expect((await other.patch(answer, { status: 'approved' })).status).toBe(403);
    expect((await test.member.client.patch(answer, { status: 'approved' })).status).toBe(200);
    expect((await other.get(`${group.path}/members`)).body).toHaveLength(2);
    expect((await test.member.client.get(`${group.path}/applicants`)).body).toEqual([]);
    expect((await other.post(`${group.path}/apply`, {})).body.code).toBe('group.isMember');
  });

  it('ask no more once they were declined, nor where everybody joins', async () => {
    const group = await groupBy(test.member.client, 'private');
    await test.other.client.post(`${group.path}/apply`, {});
    const answer = `${group.path}/applicants/${test.other.userID}`;
    expect((await test.member.client.patch(answer, { status: 'denied' })).status).toBe(200);
    expect((await test.other.client.post(`${group.path}/apply`, {})).body.code).toBe('group.denied');
    expect(await countOf(group)).toBe(1);
    const open = await groupBy(test.member.client);
    expect((await test.other.client.post(`${open.path}/apply`, {})).body.code).toBe('group.isOpen');
    const nobody = `${group.path}/applicants/${test.admin.userID}`;
    expect((await test.member.client.patch(nobody, { status: 'approved' })).status).toBe(404);
  });
});

describe('a secret group', () => {
  it('is nowhere for others, and there for whoever is invited', async () => {
    const secret = 'Quetzalcoatl';
    const group = await groupBy(test.member.client, 'secret', { name: secret, description: secret });
    const outside = [test.guest, test.other.client];
    for (const client of outside) {
      for (const path of ['', '/members', '/edit', '/invites', '/applicants']) {
        const { status } = await client.get(`${group.path}${path}`);
        expect(client === test.guest ? [403, 404] : [404]).toContain(status);
      }
      for (const path of [
        '/groups?limit=100',
        '/groups/search?query=quetzal',
        `/groups?memberID=${test.member.userID}`,
      ])
        expect((await client.get(path)).text).not.toContain(secret);
      expect((await client.page(group.url)).status).toBe(404);
      for (const page of ['/groups', '/groups?query=quetzal', '/groups?filter=mine'])
        expect((await client.page(page)).text).not.toMatch(/quetzalcoatl/i);
    }
    expect((await test.other.client.post(`${group.path}/join`, {})).status).toBe(404);
    expect((await test.other.client.post(`${group.path}/apply`, {})).status).toBe(404);
    const invited = await test.member.client.post(`${group.path}/invitations`, {
      userIDs: [test.other.userID, test.member.userID],
    });
    expect(invited.body.map((each: { userID: number }) => each.userID)).toEqual([test.other.userID]);
    expect((await test.other.client.get(group.path)).status).toBe(200);
    expect((await test.other.client.page('/groups')).text).toContain(secret);
    expect((await test.other.client.post(`${group.path}/join`, {})).status).toBe(201);
    expect((await test.member.client.get(`${group.path}/invites`)).body).toEqual([]);
    expect((await test.guest.get('/groups?limit=100')).text).not.toContain(secret);
    const left = await test.other.client.delete(`${group.path}/members/${test.other.userID}`);
    expect(left.status).toBe(204);
    expect((await test.other.client.get(group.path)).status).toBe(404);
  });

  it('becomes one for guests at once, on pages that were shown before too', async () => {
    const group = await groupBy(test.member.client, 'public', { name: 'Soon unseen' });
    expect((await test.guest.page('/groups')).text).toContain('Soon unseen');
    expect((await test.guest.page(group.url)).status).toBe(200);
    await test.member.client.patch(group.path, { privacy: 'secret' });
    expect((await test.guest.page('/groups')).text).not.toContain('Soon unseen');
    expect((await test.guest.page(group.url)).status).toBe(404);
  });
});

describe('groups', () => {
  it('of a member who is deleted are left, and go on', async () => {
    const group = await groupBy(test.member.client);
    const gone = await newMember('Gonebee');
    await gone.client.post(`${group.path}/join`, {});
    expect(await countOf(group)).toBe(2);
    const { status } = await test.admin.client.delete(`/users/${gone.userID}`, { deleteMethod: 'keep' });
    expect(status).toBe(204);
    await expect.poll(() => countOf(group)).toBe(1);
  });

  it('are gone where they are switched off, and back with all who belong to them', async () => {
    const group = await groupBy(test.member.client);
    await test.admin.client.patch('/addons/groups', { enabled: false });
    for (const path of ['/groups', group.path]) expect((await test.member.client.get(path)).status).toBe(404);
    for (const page of ['/groups', group.url]) expect((await test.member.client.page(page)).status).toBe(404);
    expect((await test.member.client.page('/discussions')).text).not.toContain('/groups"');
    await test.admin.client.patch('/addons/groups', { enabled: true });
    expect(await rolesOf(group)).toEqual([[test.member.userID, 'leader']]);
    expect((await test.guest.page(group.url)).status).toBe(200);
  });
});
