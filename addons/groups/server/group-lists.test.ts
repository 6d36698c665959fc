// Lists of groups and of who belongs to them: orders, pages, values that are refused; and many who join at once.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, signedIn, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
const path: Record<string, string> = {};

beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
  for (const name of ['Carp', 'anchovy', 'Bream']) {
    const { groupID } = await done(test.member.client.post('/groups', { name, privacy: 'public' }));
    path[name] = `/groups/${groupID}`;
  }
  await done(test.other.client.post(`${path.Bream}/join`, {}));
});

const names = async (query: string) => {
  const { status, body } = await test.guest.get(`/groups${query}`);
  expect(status).toBe(200);
  return body.map((each: { name: string }) => each.name);
};

describe('groups', () => {
  it.each([
    ['', ['Bream', 'anchovy', 'Carp']],
    ['?sort=-countMembers', ['Bream', 'anchovy', 'Carp']],
    ['?sort=-dateInserted', ['Bream', 'anchovy', 'Carp']],
    ['?sort=name', ['anchovy', 'Bream', 'Carp']],
    ['?sort=name&limit=2', ['anchovy', 'Bream']],
    ['?sort=name&limit=2&page=2', ['Carp']],
    ['?sort=name&limit=2&page=3', []],
    ['?limit=100', ['Bream', 'anchovy', 'Carp']],
    ['/search?query=BR', ['Bream']],
    ['/search?query=a&limit=2&page=2', ['Carp']],
    ['/search?query=%25', []],
    ['/search?query=_', []],
  ])('%s are in order', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('are those of a member, and none of somebody who is not there', async () => {
    expect(await names(`?memberID=${test.other.userID}`)).toEqual(['Bream']);
    for (const userID of [2_000_000_000, -1, 0]) expect(await names(`?memberID=${userID}`)).toEqual([]);
  });

  it.each([
    '?sort=oldest',
    '?sort=-name',
    '?page=0',
    '?page=-1',
    '?page=one',
    '?limit=0',
    '?limit=101',
    '?limit=many',
    '?memberID=x',
    '?memberID=99999999999',
    '/search?query=',
    `/search?query=${'x'.repeat(151)}`,
    '/search?query=a&limit=101',
  ])('%s is refused, and what is wrong is named', async (query) => {
    const { status, body } = await test.guest.get(`/groups${query}`);
    expect([400, 422]).toContain(status);
    expect(body.errors[0].field).toBe([...new URL(query, test.url).searchParams.keys()].at(-1));
  });

  it.each(['members', 'invites', 'applicants', 'invitations'])('have pages of %s', async (list) => {
    const address = `${path.Bream}/${list}`;
    expect((await test.member.client.get(`${address}?page=50`)).body).toEqual([]);
    for (const query of ['limit=101', 'limit=0', 'page=0', 'page=x'])
      expect((await test.member.client.get(`${address}?${query}`)).status).toBe(422);
    const one = await test.member.client.get(`${address}?limit=1`);
    expect([one.status, one.body.length]).toEqual([200, list === 'members' ? 1 : 0]);
  });

  it.each([
    ['POST', '/join', undefined],
    ['POST', '/apply', { body: '' }],
    ['POST', '/members', { userID: 1 }],
    ['POST', '/invitations', { userIDs: [1] }],
    ['POST', '/invitations/link', {}],
    ['PUT', '/follow', { followed: true }],
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['DELETE', '/members/1', undefined],
    ['PUT', '/members/1/role', { role: 'leader' }],
    ['PATCH', '/applicants/1', { status: 'approved' }],
    ['GET', '/edit', undefined],
    ['GET', '/invites', undefined],
    ['GET', '/applicants', undefined],
    ['GET', '/invitations', undefined],
  ])('refuse guests %s %s', async (method, rest, body) => {
    const answer = await test.guest.call(method, `${path.Bream}${rest}`, body);
    expect(answer.status).toBe(403);
  });
});

describe('fifty at once', () => {
  const counted = async (groupPath: string) => {
    const groupID = Number(groupPath.split('/').at(-1));
    const rows = sql`select count(*)::int as count from group_members where group_id = ${groupID}`;
    const stored = await test.site.database.row<{ count: number }>(rows);
    return [(await test.guest.get(groupPath)).body.countMembers, stored?.count];
  };

  it('of one member make one row', async () => {
    const join = () => test.other.client.post(`${path.Carp}/join`, {});
    const answers = await Promise.all(Array.from({ length: 50 }, join));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await counted(path.Carp ?? '')).toEqual([2, 2]);
  });

  it('of fifty members make fifty', async () => {
    const people: TestMember[] = [];
    for (let number = 1; number <= 50; number++) people.push(await signedIn(test, `Fish_${number}`));
    const answers = await Promise.all(people.map(({ client }) => client.post(`${path.anchovy}/join`, {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    // And whoever started it.
    expect(await counted(path.anchovy ?? '')).toEqual([51, 51]);
  }, 60_000);
});
