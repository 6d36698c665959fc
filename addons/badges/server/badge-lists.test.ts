// The four lists of badges: their pages and order, who is left out, whole rows; and what each costs however long it is.
import { sql } from '@parley/addon-api';
import { countedCommunity, signedIn, statementsOf, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBadge, give } from './testing/badge-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

async function listOf(path: string, client: TestClient = test.guest): Promise<Record<string, unknown>[]> {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

const namesIn = (rows: Record<string, unknown>[]) => rows.map(({ name }) => name);

describe('all badges', () => {
  it('stand by family and level, then by name, and those of no family first', async () => {
    for (const [name, family, classLevel] of [
      ['Zinc', 'Wright', 1],
      ['Amber', 'Wright', 3],
      ['Opal', 'Wright', null],
      ['Copper', 'Wright', 2],
      ['agate', 'Wright', null],
    ])
      await addBadge(test, { name, class: family, classLevel });
    const wrights = ['Zinc', 'Copper', 'Amber', 'agate', 'Opal'];
    expect(namesIn(await listOf('/badges?class=Wright'))).toEqual(wrights);
    const all = await listOf('/badges?limit=100');
    expect(namesIn(all).slice(-5)).toEqual(wrights);
    const families = all.map((badge) => badge.class);
    expect(families.lastIndexOf(null)).toBe(families.filter((family) => family === null).length - 1);
    const page = (number: number) => listOf(`/badges?class=Wright&limit=2&page=${number}`);
    expect(namesIn(await page(1))).toEqual(['Zinc', 'Copper']);
    expect(namesIn(await page(2))).toEqual(['Amber', 'agate']);
    expect(namesIn(await page(3))).toEqual(['Opal']);
    expect(await page(4)).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'page=0', 'active=perhaps'])('are refused with %s', async (query) => {
    expect((await test.admin.client.get(`/badges?${query}`)).status).toBe(422);
  });

  it('are thirty to a page', async () => {
    await test.site.database.execute(sql`
      insert into badges (name, key) select 'Many ' || n, 'many-' || n from generate_series(1, 31) n`);
    expect(await listOf('/badges')).toHaveLength(30);
  });
});

describe('who has a badge', () => {
  it('is listed with whoever came to it last first, by pages, without private members', async () => {
    const badge = await addBadge(test);
    const members = [];
    for (const name of ['Ann', 'Ben', 'Cat', 'Don']) {
      const member = await signedIn(test, name);
      await give(test, member, badge);
      members.push(member);
    }
    const names = async (query: string, client?: TestClient) =>
      (await listOf(`${badge.path}/users?${query}`, client)).map(
        ({ user }) => (user as { name: string }).name,
      );
    expect(await names('limit=3')).toEqual(['Don', 'Cat', 'Ben']);
    expect(await names('limit=3&page=2')).toEqual(['Ann']);
    await test.admin.client.patch(`/users/${members[2]?.userID}`, { private: true });
    for (const client of [test.guest, test.other.client, test.admin.client])
      expect(await names('limit=3', client)).toEqual(['Don', 'Ben', 'Ann']);
    await test.admin.client.delete(`/users/${members[3]?.userID}/badges/${badge.badgeID}`);
    expect(await names('')).toEqual(['Ben', 'Ann']);
    expect((await test.guest.get(`${badge.path}/users?limit=101`)).status).toBe(422);
  });
});

describe('badges of a member', () => {
  it('are whole rows, the newest first, thirty to a page', async () => {
    const member = await signedIn(test, 'Richbee');
    const path = `/users/${member.userID}/badges`;
    const first = await addBadge(test, { photoUrl: '/uploads/first.png' });
    await give(test, member, first);
    const [only] = await listOf(path);
    expect(only).toEqual({
      badgeID: first.badgeID,
      name: first.name,
      photoUrl: `${test.url}/uploads/first.png`,
      url: first.url,
      dateInserted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const second = await addBadge(test);
    await give(test, member, second);
    expect(namesIn(await listOf(path))).toEqual([second.name, first.name]);
    expect(namesIn(await listOf(`${path}?limit=1&page=2`))).toEqual([first.name]);
    await test.site.database.execute(sql`
      insert into badge_members (badge_id, user_id)
      select badge_id, ${member.userID}::int from badges where name like 'Many %'`);
    await test.site.database.execute(sql`
      update badges set count_users = count_users + 1 where name like 'Many %'`);
    expect(await listOf(path)).toHaveLength(30);
    expect(await listOf(`${path}?page=2`)).toHaveLength(3);
    expect((await test.guest.get(`${path}?limit=101`)).status).toBe(422);
  });

  it('whose profile is private are for themselves and for staff alone', async () => {
    const member = await signedIn(test, 'Shybee');
    const badge = await addBadge(test);
    await give(test, member, badge);
    const path = `/users/${member.userID}/badges`;
    await test.admin.client.patch(`/users/${member.userID}`, { private: true });
    for (const client of [test.guest, test.other.client]) expect((await client.get(path)).status).toBe(404);
    for (const client of [member.client, test.moderator.client, test.admin.client])
      expect(namesIn(await listOf(path, client))).toEqual([badge.name]);
    const shown = await test.other.client.get(`/users?userID=${member.userID}&expand=badges`);
    expect(shown.text).not.toContain(badge.name);
  });
});

it('take as many statements for a hundred rows as for one', async () => {
  const badge = await addBadge(test, { requestable: true });
  const member = await signedIn(test, 'Costbee');
  await give(test, member, badge);
  await test.member.client.post(`${badge.path}/request`, {});
  const paths = [
    '/badges?limit=1',
    `${badge.path}/users?limit=1`,
    '/badge-requests?limit=1',
    `/users/${member.userID}/badges?limit=1`,
  ];
  const cost = async (path: string) => {
    const rows = await listOf(path, test.admin.client);
    const made = await statementsOf(test.site.database, () => test.admin.client.get(path));
    return { path: path.replace(/\?.*/, ''), rows: rows.length, statements: made.length };
  };
  const few = [];
  for (const path of paths) few.push(await cost(path));
  expect(few.map(({ rows }) => rows)).toEqual([1, 1, 1, 1]);
  await test.site.database.execute(sql`
    insert into users (name, name_key) select 'Bulk ' || n, 'bulk ' || n from generate_series(1, 100) n`);
  await test.site.database.execute(sql`
    insert into badges (name, key) select 'Bulk ' || n, 'bulk-' || n from generate_series(1, 100) n`);
  await test.site.database.execute(sql`
    insert into badge_requests (badge_id, user_id)
    select ${badge.badgeID}::int, user_id from users where name like 'Bulk %'`);
  await test.site.database.execute(sql`
    insert into badge_members (badge_id, user_id)
    select ${badge.badgeID}::int, user_id from users where name like 'Bulk %'
    union all select badge_id, ${member.userID}::int from badges where name like 'Bulk %'`);
  await test.site.database.execute(sql`
    update badges b set count_users = (
      select count(*) from badge_members m where m.badge_id = b.badge_id and m.date_revoked is null)`);
  for (const [at, path] of paths.entries()) {
    const many = await cost(path.replace('limit=1', 'limit=100'));
    expect([many.path, many.rows]).toEqual([many.path, 100]);
    expect(many.statements, many.path).toBeLessThanOrEqual(few[at]?.statements ?? 0);
    expect(many.statements, many.path).toBeLessThanOrEqual(6);
  }
});
