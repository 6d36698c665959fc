// Who may know who is here, for how long somebody is, the numbers of the site; and what is left of a member.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  onHomeOf,
  ownArchive,
  putOnHome,
  recordsIn,
  signedIn,
  statementsOf,
  type TestClient,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { visitorsOf } from './note-visitor.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/online', { enabled: true });
});

async function look(client: TestClient, agent = 'Mozilla/5.0 (X11) Gecko'): Promise<void> {
  const { status } = await client.call('POST', '/tick', { type: 'page_view' }, { 'user-agent': agent });
  expect(status).toBeLessThan(300);
  await visitorsOf(test.site).flush();
}

const totalsFor = async (client: TestClient) => {
  const { counts } = await done(client.get('/site-totals?counts=onlineUser,onlineMember'));
  return [counts.onlineUser.count, counts.onlineMember.count];
};
const namesAt = async (): Promise<string[]> =>
  (await done(test.guest.get('/online'))).members.map(({ user }: { user: { name: string } }) => user.name);

// First of all: the numbers are counted twice a minute at most.
it('tells how many are here, and how many of them are members, to those who may see who is here', async () => {
  const hidden = await signedIn(test, 'Hiddenbee');
  await hidden.client.put('/online/me', { hidden: true });
  for (const client of [test.member.client, test.other.client, hidden.client]) await look(client);
  await look(test.guest, 'Mozilla/5.0 (Mac) Gecko');
  await look(test.guest, 'Mozilla/5.0 (Win) Gecko');
  for (const client of [test.guest, test.member.client, test.admin.client])
    expect(await totalsFor(client)).toEqual([5, 2]);
  expect(await done(test.guest.get('/online'))).toMatchObject({ countMembers: 2, countGuests: 3 });

  await putOnHome(test.admin.client, [{ $hydrate: 'react.online.members', limit: 7 }]);
  expect(await onHomeOf(test.member.client, 'OnlineMembers')).toEqual([{ limit: 7, discussionID: null }]);
  const blind = await signedIn(test, 'Blindbee');
  const { roleID } = await done(
    test.admin.client.post('/roles', {
      name: 'Without presence',
      permissions: [{ type: 'global', permissions: { 'session.valid': true, 'online.view': false } }],
    }),
  );
  await done(test.admin.client.patch(`/users/${blind.userID}`, { roleID: [roleID] }));
  expect((await blind.client.get('/online')).status).toBe(403);
  expect(await onHomeOf(blind.client, 'OnlineMembers')).toEqual([]);
  expect(await totalsFor(blind.client)).toEqual([0, 0]);
  // Whether they are seen themselves is theirs to say.
  expect((await blind.client.put('/online/me', { hidden: true })).body).toEqual({ hidden: true });
});

describe('online.minutes', () => {
  const set = async (client: TestClient, value: unknown) =>
    (await client.patch('/config', { 'online.minutes': value })).status;

  it('says for how long somebody is here after a page', async () => {
    await test.site.database.execute(sql`delete from online_visitors`);
    await look(test.member.client);
    await test.site.database.execute(sql`
      update online_visitors set date_seen = now() - interval '5 minutes'`);
    expect(await namesAt()).toEqual([test.member.name]);
    expect(await set(test.admin.client, 4)).toBe(200);
    expect(await namesAt()).toEqual([]);
    expect(await set(test.admin.client, 60)).toBe(200);
    await test.site.database.execute(sql`
      update online_visitors set date_seen = now() - interval '59 minutes'`);
    expect(await namesAt()).toEqual([test.member.name]);
    expect(await set(test.admin.client, 10)).toBe(200);
    expect(await namesAt()).toEqual([]);
  });

  it('is from two to sixty, and for those who manage the community', async () => {
    for (const value of [1, 61, 2.5, 'long'])
      expect([value, await set(test.admin.client, value)]).toEqual([value, 422]);
    for (const client of [test.guest, test.member.client, test.moderator.client])
      expect(await set(client, 20)).toBe(403);
  });
});

describe('what is stored of a member', () => {
  const rowsOf = (userID: number) =>
    test.site.database.row(sql`
      select (select count(*)::int from online_visitors where user_id = ${userID}) as here,
        (select count(*)::int from online_hidden where user_id = ${userID}) as hidden`);

  it('is where they were seen last, or that they hide: in the archive, and gone with the account', async () => {
    const [seen, hiding] = [await signedIn(test, 'Seenbee'), await signedIn(test, 'Hidingbee')];
    await look(seen.client);
    await done(hiding.client.put('/online/me', { hidden: true }));
    await look(hiding.client);
    expect(recordsIn(await ownArchive(test, seen), 'online')).toMatchObject([
      { discussion_id: 0, date_seen: expect.any(String), hidden: false },
    ]);
    expect(recordsIn(await ownArchive(test, hiding), 'online')).toMatchObject([
      { discussion_id: null, date_seen: null, hidden: true },
    ]);
    expect([await rowsOf(seen.userID), await rowsOf(hiding.userID)]).toEqual([
      { here: 1, hidden: 0 },
      { here: 0, hidden: 1 },
    ]);
    for (const [{ userID }, part] of [
      [seen, 'online_visitors'],
      [hiding, 'online_hidden'],
    ] as const) {
      expect((await test.admin.client.get(`/users/${userID}/erasure`)).text).toContain(part);
      await done(test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'delete' }));
      await expect.poll(() => rowsOf(userID), { timeout: 20_000 }).toEqual({ here: 0, hidden: 0 });
    }
  });

  it('takes one statement to answer and few to change, whoever else hides', async () => {
    const cost = async (work: () => Promise<unknown>) => {
      await work();
      return (await statementsOf(test.site.database, work)).length;
    };
    const reading = () => done(test.member.client.get('/online/me'));
    const about = (await statementsOf(test.site.database, reading)).filter(({ text }) =>
      text.includes('online_'),
    );
    expect(about).toHaveLength(1);
    let hidden = false;
    const changing = () => {
      hidden = !hidden;
      return done(test.member.client.put('/online/me', { hidden }));
    };
    const few = [await cost(reading), await cost(changing)];
    await test.site.database.execute(sql`
      insert into users (name, name_key) select 'Bulk ' || n, 'bulk ' || n from generate_series(1, 500) n`);
    await test.site.database.execute(sql`
      insert into online_hidden (user_id) select user_id from users where name like 'Bulk %'`);
    const many = [await cost(reading), await cost(changing)];
    for (const [at, count] of many.entries()) expect(count).toBeLessThanOrEqual(few[at] ?? 0);
  });
});
