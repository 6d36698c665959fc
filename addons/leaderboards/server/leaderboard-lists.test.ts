// Who is in a leaderboard: by permission, length, category and role; as a widget; what it costs, and what is left of a member.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  done,
  onHomeOf,
  ownArchive,
  putOnHome,
  recordsIn,
  signedIn,
  statementsOf,
  type TestClient,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaderboardRecounts } from './leaderboards.recounts.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/leaderboards', { enabled: true });
});

interface Leader {
  points: number;
  user: { name: string };
}
const namesIn = (leaders: Leader[]) => leaders.map(({ user }) => user.name);

async function leadersOf(query = '', client: TestClient = test.member.client): Promise<string[]> {
  const { status, body } = await client.get(`/leaderboard?${query}`);
  expect(status).toBe(200);
  return namesIn(body.leaders);
}

/** As somebody else would have brought it: by awards of today, with totals as they come to. */
async function award(members: readonly { userID: number }[], categoryID = 0): Promise<void> {
  await test.site.database.execute(sql`
    insert into leaderboard_awards (source, record_id, user_id, day, category_id, points)
    select 'test', ${categoryID}::int * 1000 + n, user_id, (now() at time zone 'UTC')::date, ${categoryID}::int, 10 + n
    from unnest(${members.map(({ userID }) => userID)}::int[]) with ordinality as given (user_id, n)`);
  for (const recount of leaderboardRecounts) await recount.run(test.site.database, false);
  test.site.invalidate(['*']);
}

async function category(name: string, more: Record<string, unknown> = {}): Promise<number> {
  const urlcode = name.toLowerCase();
  return (await done(test.admin.client.post('/categories', { name, urlcode, ...more }))).categoryID;
}

async function withRole(member: TestMember, name: string, granted: Record<string, boolean>): Promise<number> {
  const { roleID } = await done(
    test.admin.client.post('/roles', { name, permissions: [{ type: 'global', permissions: granted }] }),
  );
  await done(test.admin.client.patch(`/users/${member.userID}`, { roleID: [roleID] }));
  return roleID;
}

it('of a category counts what is in it, without those below, and everything counts all of it', async () => {
  const [upper, lower] = [await signedIn(test, 'Upper'), await signedIn(test, 'Lower')];
  const parentID = await category('Orchard');
  const belowID = await category('Cherries', { parentCategoryID: parentID });
  for (const [author, categoryID] of [
    [upper, parentID],
    [lower, belowID],
  ] as const) {
    const { discussionID } = await discussionBy(author.client, { categoryID });
    await done(test.other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' }));
  }
  await expect.poll(() => leadersOf()).toEqual(['Upper', 'Lower']);
  expect(await leadersOf(`categoryID=${parentID}`)).toEqual(['Upper']);
  expect(await leadersOf(`categoryID=${belowID}`)).toEqual(['Lower']);
});

describe('its length', () => {
  it('is ten in calls, and on the page what the site says', async () => {
    const members = await Promise.all(
      Array.from({ length: 12 }, (_, at) => signedIn(test, `Bee${String(at + 10)}`)),
    );
    await award(members);
    expect(await leadersOf()).toHaveLength(10);
    expect((await leadersOf())[0]).toBe('Bee21');
    expect(await leadersOf('limit=12')).toHaveLength(12);
    const onPage = async () =>
      namesIn(
        (await test.member.client.get('/layouts/lookup-hydrate?layoutViewType=leaderboard')).body.layout[0]
          .$reactProps.children[0].$reactProps.leaders,
      ).length;
    expect(await onPage()).toBe(14);
    await done(test.admin.client.patch('/config', { 'leaderboards.length': 3 }));
    expect(await onPage()).toBe(3);
    await done(test.admin.client.patch('/config', { 'leaderboards.length': 25 }));
  });

  it('is set from three to a hundred, by those who manage the community', async () => {
    const set = async (client: TestClient, value: unknown) =>
      (await client.patch('/config', { 'leaderboards.length': value })).status;
    for (const value of [2, 101, 4.5, 'all'])
      expect([value, await set(test.admin.client, value)]).toEqual([value, 422]);
    for (const client of [test.guest, test.member.client, test.moderator.client])
      expect(await set(client, 10)).toBe(403);
    for (const value of [3, 100, 25]) expect(await set(test.admin.client, value)).toBe(200);
  });
});

describe('roles', () => {
  it('that are asked for leave those who hold one, and those left out the others', async () => {
    const [in1, in2, out] = await Promise.all(
      ['Insider', 'Indoors', 'Outdoors'].map((name) => signedIn(test, name)),
    );
    const roleID = await withRole(in1 as TestMember, 'House bee', { 'session.valid': true });
    await done(test.admin.client.patch(`/users/${in2?.userID}`, { roleID: [8, roleID] }));
    const categoryID = await category('House');
    await award([in1, in2, out] as TestMember[], categoryID);
    const asked = async (query: string) =>
      (
        await done(
          test.admin.client.get(
            `/users/leaders?leaderboardType=periodPoints&slotType=w&categoryID=${categoryID}&${query}`,
          ),
        )
      ).map(({ name }: { name: string }) => name);
    expect(await asked('')).toEqual(['Outdoors', 'Indoors', 'Insider']);
    expect(await asked(`includedRoleIDs=${roleID}`)).toEqual(['Indoors', 'Insider']);
    expect(await asked(`excludedRoleIDs=${roleID}`)).toEqual(['Outdoors']);
    expect(await asked(`includedRoleIDs=8&excludedRoleIDs=${roleID}`)).toEqual(['Outdoors']);
  });
});

describe('the widget of leaders', () => {
  it('ranks by points of a period, of one category as well, for those who may see it', async () => {
    const [ida, oda] = [await signedIn(test, 'Wida'), await signedIn(test, 'Woda')];
    const categoryID = await category('Widgets');
    await award([ida, oda], categoryID);
    const apiParams = { leaderboardType: 'periodPoints', slotType: 'w', limit: 100 };
    await putOnHome(test.admin.client, [
      { $hydrate: 'react.leaderboard', apiParams },
      { $hydrate: 'react.leaderboard', apiParams: { ...apiParams, categoryID } },
    ]);
    const shown = async (client: TestClient) =>
      (await onHomeOf(client, 'LeaderboardWidget')).map(({ leaders }) => namesIn(leaders as Leader[]));
    const [all, ofCategory] = await shown(test.member.client);
    expect(ofCategory).toEqual(['Woda', 'Wida']);
    expect(all).toEqual(expect.arrayContaining(['Bee21', 'Woda', 'Wida']));
    const blind = await signedIn(test, 'Blind');
    await withRole(blind, 'Without leaders', {
      ...{ 'session.valid': true, 'profiles.view': true, 'leaderboards.view': false },
    });
    expect(await shown(blind.client)).toEqual([]);
    const { status } = await blind.client.get('/leaderboard');
    expect(status).toBe(403);
    const page = await blind.client.page('/leaderboard');
    expect([page.status, page.text.includes('Woda')]).toEqual([403, false]);
    expect(
      (await done(blind.client.get('/users/leaders?leaderboardType=periodPoints&slotType=w'))).length,
    ).toBe(0);
  });
});

it('takes as many statements for a hundred members as for one', async () => {
  const cost = async (query: string) => {
    await leadersOf(query);
    const made = await statementsOf(test.site.database, () => leadersOf(query));
    return made.length;
  };
  await test.site.database.execute(sql`
    insert into users (name, name_key) select 'Bulk ' || n, 'bulk ' || n from generate_series(1, 120) n`);
  const bulk = await test.site.database.rows<{ userID: number }>(sql`
    select user_id as "userID" from users where name like 'Bulk %'`);
  await award(bulk);
  const few = await cost('limit=1');
  expect(await leadersOf('limit=100')).toHaveLength(100);
  expect(await cost('limit=100')).toBeLessThanOrEqual(few);
  expect(few).toBeLessThanOrEqual(6);
});

it('has what a member was given in the archive of their own data, and nothing when their account is gone', async () => {
  const ava = await signedIn(test, 'Ava');
  const categoryID = await category('Archive');
  await award([ava], categoryID);
  expect(await leadersOf(`categoryID=${categoryID}`)).toEqual(['Ava']);
  const records = recordsIn(await ownArchive(test, ava), 'leaderboardPoints');
  expect(records).toMatchObject([{ source: 'test', record_id: categoryID * 1000 + 1, points: 11 }]);
  const { text } = await test.admin.client.get(`/users/${ava.userID}/erasure`);
  for (const part of ['leaderboard_awards', 'leaderboard_points']) expect(text).toContain(part);
  await done(test.admin.client.delete(`/users/${ava.userID}`, { deleteMethod: 'delete' }));
  const rows = () =>
    test.site.database.row(sql`
      select (select count(*)::int from leaderboard_awards where user_id = ${ava.userID}) as awards,
        (select count(*)::int from leaderboard_points where user_id = ${ava.userID}) as totals`);
  await expect.poll(rows, { timeout: 20_000 }).toEqual({ awards: 0, totals: 0 });
  expect(await leadersOf(`categoryID=${categoryID}`)).toEqual([]);
});
