// What roles may do about groups, what lists answer by default, and who makes whom a leader.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, signedIn, type TestClient } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const GUEST = 2;
const MEMBER = 8;
const test = countedCommunity();
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
});

/** Everywhere: categories without permissions of their own have those of the root. */
const grant = (roleID: number, permission: string, isGranted: boolean) => {
  const of = permission.startsWith('discussions.') ? { type: 'category', id: 0 } : { type: 'global' };
  return done(
    test.admin.client.patch(`/roles/${roleID}/permissions`, [
      { ...of, permissions: { [permission]: isGranted } },
    ]),
  );
};

let number = 0;

async function groupBy(client: TestClient, privacy = 'public') {
  number += 1;
  const { groupID, name } = await done(client.post('/groups', { name: `Weir ${number}`, privacy }));
  return { groupID: groupID as number, name: name as string, path: `/groups/${groupID}` as const };
}

describe('a role', () => {
  afterEach(async () => {
    await grant(MEMBER, 'groups.add', true);
    await grant(GUEST, 'discussions.view', true);
  });

  it('that does not start groups is told which permission is missing, and nothing is started', async () => {
    await grant(MEMBER, 'groups.add', false);
    const post = { name: `Not started ${Math.random()}`, privacy: 'public' };
    const refused = await test.member.client.post('/groups', post);
    expect([refused.status, refused.body.permissions]).toEqual([403, ['groups.add']]);
    expect(await test.site.database.rows(sql`select from groups where name = ${post.name}`)).toEqual([]);
    await grant(MEMBER, 'groups.add', true);
    expect((await test.member.client.post('/groups', post)).status).toBe(201);
  });

  it('that reads no discussions reads no groups', async () => {
    const { path } = await groupBy(test.member.client);
    const statuses = async () => {
      const answers = [];
      for (const address of ['/groups', '/groups/search?query=weir', path, `${path}/members`])
        answers.push(await test.guest.get(address));
      return answers.map(({ status, body }) => [status, body.permissions]);
    };
    expect(await statuses()).toEqual(Array(4).fill([200, undefined]));
    await grant(GUEST, 'discussions.view', false);
    expect(await statuses()).toEqual(Array(4).fill([403, ['discussions.view']]));
  });
});

describe('groups of a member', () => {
  it('are told to others without those that only their members know about', async () => {
    const [open, closed, secret] = [
      await groupBy(test.member.client),
      await groupBy(test.member.client, 'private'),
      await groupBy(test.member.client, 'secret'),
    ];
    const seenBy = async (client: TestClient) =>
      (await client.get(`/groups?memberID=${test.member.userID}&sort=name&limit=100`)).body
        .map(({ name }: { name: string }) => name)
        .filter((name: string) => [open, closed, secret].some((each) => each.name === name));
    for (const client of [test.guest, test.other.client]) expect(await seenBy(client)).toEqual([open.name]);
    const all = [open.name, closed.name, secret.name];
    for (const client of [test.member.client, test.moderator.client])
      expect(await seenBy(client)).toEqual(all);
    // Whoever belongs to it as well knows about it.
    await done(test.admin.client.post(`${closed.path}/members`, { userID: test.other.userID }));
    expect(await seenBy(test.other.client)).toEqual([open.name, closed.name]);
  });
});

describe('a page holds thirty, unless it is told another number,', () => {
  const pageOf = async (path: string) => {
    const answer = await test.guest.get(path);
    return {
      rows: answer.body as Record<string, unknown>[],
      limit: answer.headers.get('x-app-page-limit'),
      hasNext: (answer.headers.get('link') ?? '').includes('rel="next"'),
    };
  };

  it.each(['/groups?', '/groups/search?query=reach&'])('of %s', async (path) => {
    await test.site.database.execute(sql`
      insert into groups (name, description, format, description_html, excerpt, privacy, insert_user_id)
      select 'Reach ' || n, '', 'markdown', '', '', 'public', ${test.member.userID} from generate_series(1, 31) n
      on conflict do nothing`);
    const first = await pageOf(path);
    expect([first.rows.length, first.limit, first.hasNext]).toEqual([30, '30', true]);
    const second = await pageOf(`${path}page=2`);
    expect(second.rows.length).toBeGreaterThan(0);
    const ids = [...first.rows, ...second.rows].map(({ groupID }) => groupID);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('of members: leaders first, then by when they joined', async () => {
    const { groupID, path } = await groupBy(test.member.client);
    const joined: number[] = [];
    for (let at = 0; at < 31; at++) {
      const { client, userID } = await signedIn(test, `Rower${at}`);
      await done(client.post(`${path}/join`, {}));
      joined.push(userID);
    }
    // Who came last was the first to join; who came first leads.
    await test.site.database.execute(sql`
      update group_members set date_inserted = timestamptz '2020-01-01' - user_id * interval '1 day'
      where group_id = ${groupID} and user_id <> ${test.member.userID}`);
    const [leader] = joined as [number];
    await done(test.member.client.put(`${path}/members/${leader}/role`, { role: 'leader' }));
    const first = await pageOf(`${path}/members`);
    expect([first.rows.length, first.limit, first.hasNext]).toEqual([30, '30', true]);
    const second = await pageOf(`${path}/members?page=2`);
    expect([...first.rows, ...second.rows].map(({ userID, role }) => [userID, role])).toEqual([
      ...[leader, test.member.userID].map((userID) => [userID, 'leader']),
      ...joined
        .slice(1)
        .toReversed()
        .map((userID) => [userID, 'member']),
    ]);
    expect(second.hasNext).toBe(false);
  }, 60_000);
});

describe('a role in a group', () => {
  it('is given and taken by PATCH: by leaders, to members, and by nobody else', async () => {
    const { path } = await groupBy(test.member.client, 'private');
    const [first, second] = [await signedIn(test, 'Punter'), await signedIn(test, 'Sculler')];
    for (const { userID } of [first, second])
      await done(test.admin.client.post(`${path}/members`, { userID }));
    const change = (client: TestClient, userID: number, role: string) =>
      client.patch(`${path}/members/${userID}/role`, { role });
    for (const { client } of [first, test.other]) {
      const refused = await change(client, first.userID, 'leader');
      expect([refused.status, refused.body.code]).toEqual([403, 'group.leadersOnly']);
    }
    expect((await change(test.guest, first.userID, 'leader')).status).toBe(403);
    const made = await change(test.member.client, first.userID, 'leader');
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ userID: first.userID, role: 'leader' }),
    ]);
    // It counts at once: who leads gives and takes it, too.
    expect((await change(first.client, second.userID, 'leader')).body.role).toBe('leader');
    expect((await change(first.client, test.member.userID, 'member')).body.role).toBe('member');
    expect((await change(test.member.client, second.userID, 'member')).body.code).toBe('group.leadersOnly');
    expect((await change(first.client, second.userID, 'captain')).status).toBe(422);
    expect((await change(first.client, test.other.userID, 'leader')).status).toBe(404);
    // And so does who looks after all groups, without belonging to it.
    expect((await change(test.moderator.client, second.userID, 'member')).body.role).toBe('member');
  });
});
