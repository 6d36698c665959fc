// What changes of badges, asking for them and giving them are refused with; and pictures, which are answered with an address.
import { sql } from '@parley/addon-api';
import { countedCommunity, signedIn, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addBadge, badgesOf, countOf, give, pointsOf } from './testing/badge-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

const refusalOf = async (asking: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await asking;
  return [status, body.code];
};

describe('a change of a badge', () => {
  it.each([
    ['a name that is taken', { name: 'HELLO there' }, [409, 'badge.nameTaken']],
    ['a key that is taken', { key: 'welcome' }, [409, 'badge.keyTaken']],
    ['a level that is taken', { class: 'Comments', classLevel: 1 }, [409, 'badge.levelTaken']],
    ['half a rule', { statistic: 'comments' }, [422, 'badge.ruleIncomplete']],
    ['a number of nothing', { threshold: 5 }, [422, 'badge.ruleIncomplete']],
    ['what nobody counts', { statistic: 'sneezes', threshold: 5 }, [422, 'badge.statisticUnknown']],
    ['a level without a family', { classLevel: 5 }, [422, 'badge.levelWithoutClass']],
  ])('to %s is refused, and nothing of it is written', async (_, changes, refusal) => {
    const badge = await addBadge(test);
    const { path, ...before } = badge;
    expect(await refusalOf(test.moderator.client.patch(path, { points: 9, ...changes }))).toEqual(refusal);
    expect((await test.moderator.client.get(path)).body).toEqual(before);
  });

  it('may name what is its own already', async () => {
    const { path, name, key } = await addBadge(test, { class: 'Own', classLevel: 4 });
    const again = { name, key, class: 'Own', classLevel: 4, points: 3 };
    expect((await test.moderator.client.patch(path, again)).body).toMatchObject(again);
  });

  it('and deleting find nothing where there is none', async () => {
    expect((await test.moderator.client.patch('/badges/99999', { points: 1 })).status).toBe(404);
    expect((await test.moderator.client.delete('/badges/99999')).status).toBe(404);
  });
});

describe('the picture of a badge', () => {
  const stored = async ({ badgeID }: { badgeID: number }) =>
    (
      await test.site.database.row<{ photo_url: string | null }>(sql`
        select photo_url from badges where badge_id = ${badgeID}`)
    )?.photo_url;

  it('of this site stays a path, whatever is changed, and its answered address can be sent back', async () => {
    const badge = await addBadge(test, { photoUrl: '/uploads/bee.png' });
    expect(badge.photoUrl).toBe(`${test.url}/uploads/bee.png`);
    expect(await stored(badge)).toBe('/uploads/bee.png');
    for (const changes of [{ points: 2 }, { photoUrl: badge.photoUrl }]) {
      const { status, body } = await test.moderator.client.patch(badge.path, changes);
      expect([status, body.photoUrl]).toEqual([200, badge.photoUrl]);
      expect(await stored(badge)).toBe('/uploads/bee.png');
    }
    const copy = await addBadge(test, { photoUrl: badge.photoUrl });
    expect(await stored(copy)).toBe('/uploads/bee.png');
  });

  it('of another site is its address, by https alone; null is none', async () => {
    const photoUrl = 'https://pictures.example/bee.png';
    const badge = await addBadge(test, { photoUrl });
    await test.moderator.client.patch(badge.path, { points: 2 });
    expect(await stored(badge)).toBe(photoUrl);
    for (const refused of [
      'http://pictures.example/bee.png',
      `${test.url}.example/bee.png`,
      `${test.url}//pictures.example/bee.png`,
      '//pictures.example/bee.png',
    ]) {
      const { status, body } = await test.moderator.client.patch(badge.path, { photoUrl: refused });
      expect([refused, status, body.errors?.[0]?.field]).toEqual([refused, 422, 'photoUrl']);
    }
    expect(await stored(badge)).toBe(photoUrl);
    expect((await test.moderator.client.patch(badge.path, { photoUrl: null })).body.photoUrl).toBeNull();
  });
});

describe('deleting a badge', () => {
  it('takes back the points that it brought, of whoever still had it', async () => {
    const [had, lost] = [await signedIn(test, 'Hadbee'), await signedIn(test, 'Lostbee')];
    const badge = await addBadge(test, { points: 7 });
    for (const member of [had, lost]) await give(test, member, badge);
    await test.admin.client.delete(`/users/${lost.userID}/badges/${badge.badgeID}`);
    // What it brings from now on changes nothing of what it brought.
    await test.moderator.client.patch(badge.path, { points: 100 });
    expect([await pointsOf(test, had), await pointsOf(test, lost)]).toEqual([7, 0]);
    expect((await test.moderator.client.delete(badge.path)).status).toBe(204);
    expect([await pointsOf(test, had), await pointsOf(test, lost)]).toEqual([0, 0]);
    expect(await badgesOf(had.client, had.userID)).not.toContain(badge.name);
  });
});

describe('asking for a badge', () => {
  it('needs the permission, and a badge that is seen and switched on', async () => {
    const badge = await addBadge(test, { requestable: true });
    const hidden = await addBadge(test, { requestable: true, hidden: true });
    const off = await addBadge(test, { requestable: true, active: false });
    const ask = ({ path }: { path: string }, client = test.member.client) =>
      refusalOf(client.post(`${path}/request`, {}));
    expect(await ask(hidden)).toEqual([404, 'notFound']);
    expect(await ask(off)).toEqual([404, 'notFound']);
    expect(await ask(off, test.moderator.client)).toEqual([400, 'badge.notRequestable']);
    const reader = await signedIn(test, 'Readerbee');
    const { body: role } = await test.admin.client.post('/roles', {
      name: 'Reader of badges',
      permissions: [{ type: 'global', permissions: { 'session.valid': true, 'badges.view': true } }],
    });
    await test.admin.client.patch(`/users/${reader.userID}`, { roleID: [role.roleID] });
    expect((await reader.client.get(badge.path)).status).toBe(200);
    expect((await ask(badge, reader.client))[0]).toBe(403);
    expect((await reader.client.delete(`${badge.path}/request`)).status).toBe(403);
    expect((await test.moderator.client.get('/badge-requests')).body).toEqual([]);
  });

  it('cannot be granted once the badge is off, and is then still asked for', async () => {
    const badge = await addBadge(test, { requestable: true });
    const { requestID } = (await test.other.client.post(`${badge.path}/request`, {})).body;
    await test.moderator.client.patch(badge.path, { active: false });
    const decide = () =>
      refusalOf(test.moderator.client.patch(`/badge-requests/${requestID}`, { status: 'approved' }));
    expect(await decide()).toEqual([400, 'badge.isOff']);
    expect(await countOf(test, badge)).toBe(0);
    await test.moderator.client.patch(badge.path, { active: true });
    expect((await decide())[0]).toBe(200);
    expect(await countOf(test, badge)).toBe(1);
  });
});

it('whoever may not see badges is answered none, in calls, with members and on pages', async () => {
  const blind = await signedIn(test, 'Blindbee');
  const member = await signedIn(test, 'Wornbee');
  const badge = await addBadge(test, { name: 'Seal of Liguria' });
  await give(test, member, badge);
  const { body: role } = await test.admin.client.post('/roles', {
    name: 'Without badges',
    permissions: [
      { type: 'global', permissions: { 'session.valid': true, 'profiles.view': true, 'badges.view': false } },
    ],
  });
  await test.admin.client.patch(`/users/${blind.userID}`, { roleID: [role.roleID] });
  for (const path of ['/badges', badge.path, `${badge.path}/users`, `/users/${member.userID}/badges`])
    expect([path, (await blind.client.get(path)).status]).toEqual([path, 403]);
  for (const path of ['/badges', new URL(badge.url).pathname, `/profile/badges/${member.userID}/Wornbee`])
    expect((await blind.client.page(path)).text).not.toContain('Liguria');
  const profile = await blind.client.page('/profile/Wornbee');
  expect([profile.status, profile.text.includes('Liguria')]).toEqual([200, false]);
  for (const expand of ['badges', 'labels']) {
    const { status, text } = await blind.client.get(`/users/${member.userID}?expand=${expand}`);
    expect([status, text.includes('Liguria')]).toEqual([200, false]);
  }
});

it('how many stand beside posts is from none to five, and for those who manage the community', async () => {
  const set = async (client: TestClient, value: unknown) =>
    (await client.patch('/config', { 'badges.besidePosts': value })).status;
  for (const value of [-1, 6, 1.5, 'one'])
    expect([value, await set(test.admin.client, value)]).toEqual([value, 422]);
  for (const client of [test.guest, test.member.client, test.moderator.client])
    expect(await set(client, 2)).toBe(403);
  const member = await signedIn(test, 'Fivebee');
  for (let count = 0; count < 6; count += 1) await give(test, member, await addBadge(test));
  const labels = async () =>
    (await test.other.client.get(`/users/${member.userID}?expand=labels`)).body.labels.length;
  for (const value of [0, 5, 1]) {
    expect(await set(test.admin.client, value)).toBe(200);
    expect(await labels()).toBe(value);
  }
});

it('of badges there are a thousand at most', async () => {
  await test.site.database.execute(sql`
    insert into badges (name, key)
    select 'Row ' || n, 'row-' || n from generate_series(1, 1000 - (select count(*)::int from badges)) n`);
  expect(await refusalOf(test.moderator.client.post('/badges', { name: 'One more' }))).toEqual([
    400,
    'badge.tooMany',
  ]);
  await test.moderator.client.delete(
    `/badges/${(await test.moderator.client.get('/badges?limit=100&page=9')).body.at(-1).badgeID}`,
  );
  expect((await test.moderator.client.post('/badges', { name: 'One more' })).status).toBe(201);
});
