// Who is here: noted once a minute, seen by whom they may be seen by, and forgotten.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  listenTo,
  rowsReadBy,
  signedIn,
  type TestClient,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitorsOf } from './note-visitor.ts';
import { onlineExpiries } from './online.places.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/online', { enabled: true });
});
beforeEach(async () => {
  await visitorsOf(test.site).flush();
  await test.site.database.execute(sql`delete from online_visitors`);
});

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11) Gecko' };

async function look(client: TestClient, discussionID?: number): Promise<void> {
  const type = discussionID === undefined ? 'page_view' : 'discussion_view';
  expect((await client.call('POST', '/tick', { type, discussionID }, BROWSER)).status).toBeLessThan(300);
}

async function namesAt(query = '', client: TestClient = test.guest): Promise<string[]> {
  const { status, body } = await client.get(`/online?${query}`);
  expect(status).toBe(200);
  return body.members.map(({ user }: { user: { name: string } }) => user.name);
}

const rows = () =>
  test.site.database.rows<{
    visitor: string;
    user_id: number | null;
    discussion_id: number;
    xmin: string;
  }>(sql`
    select visitor, user_id, discussion_id, xmin::text from online_visitors order by visitor`);

describe('who is here', () => {
  it('is listed with what they look at, last seen first, and guests are counted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await look(test.other.client);
    await look(test.guest, discussionID);
    await expect.poll(async () => (await rows()).length).toBe(2);
    await look(test.member.client, discussionID);
    await expect.poll(() => namesAt()).toEqual([test.member.name, test.other.name]);
    const { body } = await test.guest.get(`/online?discussionID=${discussionID}`);
    expect(body).toMatchObject({
      countMembers: 1,
      countGuests: 1,
      members: [{ user: { name: test.member.name } }],
    });
    expect(await namesAt('limit=1')).toEqual([test.member.name]);
  });

  it('is written once a minute, and once more for the first discussion', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const next = await discussionBy(test.member.client);
    await look(test.member.client);
    await expect.poll(async () => (await rows()).length).toBe(1);
    await look(test.member.client, discussionID);
    await expect.poll(async () => (await rows())[0]?.discussion_id).toBe(discussionID);
    const before = await rows();
    for (const id of [undefined, discussionID, next.discussionID]) await look(test.member.client, id);
    await look(test.other.client);
    await expect.poll(async () => (await rows()).length).toBe(2);
    expect((await rows()).filter((row) => row.user_id === test.member.userID)).toEqual(before);
    await test.site.database.execute(
      sql`update online_visitors set date_seen = now() - interval '61 seconds'`,
    );
    await look(test.member.client, next.discussionID);
    await expect
      .poll(async () => (await rows()).find((row) => row.user_id === test.member.userID)?.discussion_id)
      .toBe(next.discussionID);
  });

  it('makes one row of fifty looks at once', async () => {
    await Promise.all(Array.from({ length: 50 }, () => look(test.member.client)));
    await expect.poll(() => namesAt()).toEqual([test.member.name]);
    expect(await rows()).toHaveLength(1);
  });

  it('counts fifty members who look at once, twice each, as fifty', async () => {
    const members = await Promise.all(
      Array.from({ length: 50 }, (_, n) => signedIn(test, `Bee${String(n).padStart(2, '0')}`)),
    );
    const { discussionID } = await discussionBy(test.member.client);
    const twice = members.flatMap((member) => [member, member]);
    await Promise.all(twice.map(({ client }) => look(client, discussionID)));
    await expect.poll(async () => (await rows()).length).toBe(50);
    await visitorsOf(test.site).flush();
    expect(await rows()).toHaveLength(50);
    const here = `limit=100&discussionID=${discussionID}`;
    expect((await namesAt(here)).toSorted()).toEqual(members.map(({ name }) => name).toSorted());
    expect((await test.guest.get(`/online?${here}`)).body).toMatchObject({
      countMembers: 50,
      countGuests: 0,
    });
  }, 60_000);

  it('ends some minutes after the last page, and is forgotten within the hour after it', async () => {
    await look(test.member.client);
    await expect.poll(() => namesAt()).toHaveLength(1);
    await test.site.database.execute(
      sql`update online_visitors set date_seen = now() - interval '11 minutes'`,
    );
    expect(await namesAt()).toEqual([]);
    await test.site.database.execute(sql`update online_visitors set date_seen = now() - interval '2 hours'`);
    for (const expiry of onlineExpiries ?? []) await expiry.remove(test.site.database, 100);
    expect(await rows()).toEqual([]);
  });

  it('is told of a closed discussion to those alone who see it', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    await look(test.moderator.client, discussionID);
    const path = `discussionID=${discussionID}`;
    await expect.poll(() => namesAt(path, test.admin.client)).toEqual([test.moderator.name]);
    expect((await test.member.client.get(`/online?${path}`)).status).toBe(403);
    expect((await test.guest.get(`/online?${path}`)).status).toBe(403);
    expect((await test.member.client.get('/online')).text).not.toContain(`"discussionID"`);
  });
});

it('asks for those at the discussion on its page, for all of them elsewhere', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const drawn = async (layoutViewType: string, params: object) => {
    const layout = [{ $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.online.members' }] }];
    const { body } = await test.admin.client.post('/layouts/hydrate', { layoutViewType, layout, params });
    return JSON.stringify(body.layout);
  };
  expect(await drawn('discussion', { discussionID })).toContain(`"discussionID":${discussionID}`);
  expect(await drawn('home', {})).toContain('"discussionID":null');
});

describe('a member who does not want to be seen', () => {
  const hide = ({ client }: TestMember, hidden: boolean) => client.put('/online/me', { hidden });

  it('is gone at once, counts as a guest, and comes back', async () => {
    const ava = await signedIn(test, 'Ava');
    await look(ava.client);
    await expect.poll(() => namesAt()).toEqual(['Ava']);
    expect((await hide(ava, true)).body).toEqual({ hidden: true });
    expect(await namesAt('', test.admin.client)).toEqual([]);
    await look(ava.client);
    await expect.poll(async () => (await rows()).length).toBe(1);
    const [row] = await rows();
    expect([row?.user_id, row?.visitor.startsWith('g')]).toEqual([null, true]);
    expect((await ava.client.get('/online/me')).body).toEqual({ hidden: true });
    await Promise.all(Array.from({ length: 5 }, () => hide(ava, false)));
    expect(await rows()).toEqual([]);
    await look(ava.client);
    await expect.poll(() => namesAt()).toEqual(['Ava']);
  });

  it('is named by no call, no number and no stream, while they look around', async () => {
    const fay = await signedIn(test, 'Hiddenfay');
    await hide(fay, true);
    const { discussionID } = await discussionBy(test.member.client);
    const topics = [`discussion:${discussionID}`, 'newDiscussions:0'];
    const clients = [test.guest, test.other.client, test.admin.client];
    const streams = await Promise.all(
      clients.flatMap((client) => topics.map((topic) => listenTo(client, topic))),
    );
    await expect.poll(() => streams.every(({ messages }) => messages.length > 0)).toBe(true);
    const before = streams.map(({ messages }) => messages.length);
    await Promise.all([
      look(fay.client),
      look(fay.client, discussionID),
      look(test.other.client, discussionID),
    ]);
    await expect.poll(async () => (await rows()).length).toBe(2);
    const { body } = await test.admin.client.get(`/online?discussionID=${discussionID}`);
    expect(body).toMatchObject({
      countMembers: 1,
      countGuests: 1,
      members: [{ user: { name: test.other.name } }],
    });
    for (const client of clients)
      for (const path of [
        '/online',
        `/online?discussionID=${discussionID}`,
        '/site-totals?counts=onlineMember',
      ])
        expect((await client.get(path)).text).not.toContain('Hiddenfay');
    await visitorsOf(test.site).flush();
    expect(streams.map(({ messages }) => messages.length)).toEqual(before);
    expect(JSON.stringify(streams.map(({ messages }) => messages))).not.toContain('Hiddenfay');
    for (const stream of streams) stream.close();
  });

  it('and those who are private or banned are in no list', async () => {
    const [bo, cy] = [await signedIn(test, 'Bo'), await signedIn(test, 'Cy')];
    await Promise.all([look(bo.client), look(cy.client)]);
    await expect.poll(async () => (await namesAt()).toSorted()).toEqual(['Bo', 'Cy']);
    await test.site.database.execute(sql`update users set is_private = true where user_id = ${bo.userID}`);
    await test.admin.client.put(`/users/${cy.userID}/ban`, { banned: true });
    expect(await namesAt()).toEqual([]);
  });
});

it.each([
  ['GET', '/online?limit=0', undefined, 422],
  ['GET', '/online?limit=101', undefined, 422],
  ['GET', '/online?discussionID=x', undefined, 422],
  ['GET', '/online?discussionID=99999', undefined, 404],
  ['PUT', '/online/me', {}, 400],
  ['PUT', '/online/me', { hidden: 'often' }, 422],
] as const)('refuses %s %s %o', async (method, path, body, status) => {
  expect((await test.member.client.call(method, path, body)).status).toBe(status);
});

it('knows no presence of guests of their own', async () => {
  expect((await test.guest.get('/online/me')).status).toBe(403);
  expect((await test.guest.put('/online/me', { hidden: true })).status).toBe(403);
});

it('reads as many rows where five thousand are here as where fifty are', async () => {
  const fill = (count: number) =>
    test.site.database.execute(sql`
      insert into online_visitors (visitor, user_id, date_seen)
      select 'x' || n, ${test.member.userID}, now() - n * interval '10 milliseconds'
      from generate_series(1, ${count}::int) n on conflict do nothing`);
  // The numbers are counted twice a minute, not by whoever asks.
  const reading = () =>
    rowsReadBy(test.site.database, async () => {
      expect((await test.guest.get('/online?limit=20')).body.members).toHaveLength(20);
    });
  await fill(50);
  await test.guest.get('/online');
  await test.site.database.execute(sql`analyze online_visitors`);
  const few = await reading();
  await fill(5000);
  await test.site.database.execute(sql`vacuum analyze online_visitors`);
  expect(await reading()).toBeLessThanOrEqual(few + 20);
}, 30_000);

it('loses nothing while it is switched off, and writes nothing then', async () => {
  const dov = await signedIn(test, 'Dov');
  await dov.client.put('/online/me', { hidden: true });
  await test.admin.client.patch('/addons/online', { enabled: false });
  expect((await test.guest.get('/online')).status).toBe(404);
  await look(test.member.client);
  await test.admin.client.patch('/addons/online', { enabled: true });
  expect(await rows()).toEqual([]);
  expect((await dov.client.get('/online/me')).body).toEqual({ hidden: true });
  const { counts } = (await test.guest.get('/site-totals?counts=onlineUser,onlineMember')).body;
  expect(Object.keys(counts).sort()).toEqual(['onlineMember', 'onlineUser']);
});
