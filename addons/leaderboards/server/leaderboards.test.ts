// Leaderboards: who was given most, by period and category, of what the viewer sees; right whatever happens, and by many at once.
import { commentAwards, discussionAwards, sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCatchingUp } from './follow-awards.ts';
import { leaderboardExpiries, leaderboardRecounts, wrongAwards } from './leaderboards.recounts.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/leaderboards', { enabled: true });
});

const like = async ({ client }: Pick<TestMember, 'client'>, path: string) =>
  expect((await client.post(`${path}/reactions`, { reactionType: 'like' })).status).toBeLessThan(300);

/** Names with points, best first. */
async function leaders(query = '', client = test.member.client): Promise<Record<string, number>> {
  const { status, body } = await client.get(`/leaderboard?limit=100&${query}`);
  expect(status).toBe(200);
  return Object.fromEntries(
    body.leaders.map(({ user, points }: { user: { name: string }; points: number }) => [user.name, points]),
  );
}

/** Awards are what stands, totals what awards come to. */
async function expectTrue(): Promise<void> {
  for (const source of [discussionAwards, commentAwards])
    expect(await test.site.database.rows(wrongAwards(source, () => sql`true`)), source.name).toEqual([]);
  for (const recount of leaderboardRecounts) expect(await recount.run(test.site.database, true)).toBe(0);
}

async function post(author: TestMember, more: Record<string, unknown> = {}) {
  const { discussionID, categoryID } = await discussionBy(author.client, more);
  return { discussionID, categoryID: Number(categoryID), path: `/discussions/${discussionID}` };
}

describe('the leaderboard', () => {
  it('shows who was given most in each period, and what the viewer has', async () => {
    const bea = await signedIn(test, 'Bea');
    const { path, discussionID } = await post(bea);
    await like(test.member, path);
    await like(test.other, path);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await like(bea, `/comments/${commentID}`);
    await expect.poll(() => leaders()).toMatchObject({ Bea: 2, [test.other.name]: 1 });
    for (const slotType of ['d', 'w', 'm', 'y', 'a'])
      expect(await leaders(`slotType=${slotType}`)).toMatchObject({ Bea: 2 });
    const { body } = await bea.client.get('/leaderboard?slotType=a');
    expect(body).toMatchObject({ slotType: 'a', timeSlot: null, categoryID: null, ownPoints: 2 });
    expect(body.leaders[0]).toMatchObject({ rank: 1, points: 2, user: { userID: bea.userID } });
    const asGuest = (await test.guest.get('/leaderboard')).body;
    expect(asGuest).toMatchObject({ slotType: 'w', ownPoints: null });
    expect(new Date(asGuest.timeSlot).getUTCDay()).toBe(1);
    await expectTrue();
  });

  it('counts what was given before the period in longer ones alone, and forgets what is over', async () => {
    const cyd = await signedIn(test, 'Cyd');
    const { path, discussionID } = await post(cyd);
    await like(test.other, path);
    await expect.poll(() => leaders('slotType=d')).toHaveProperty('Cyd', 1);
    await test.site.database.execute(sql`
      update reactions set date_inserted = now() - interval '1000 days'
      where record_type = 'discussion' and record_id = ${discussionID}`);
    await startCatchingUp(test.site);
    for (const slotType of ['d', 'w', 'm', 'y'])
      await expect.poll(() => leaders(`slotType=${slotType}`)).not.toHaveProperty('Cyd');
    expect(await leaders('slotType=a')).toHaveProperty('Cyd', 1);
    for (const expiry of leaderboardExpiries ?? []) await expiry.remove(test.site.database, 1000);
    const over = await test.site.database.rows(sql`
      select from leaderboard_points where points = 0 or (period <> 'a' and starts < now() - interval '900 days')`);
    expect(over).toHaveLength(0);
    await expectTrue();
  });

  it('follows posts that are moved, hidden, deleted and given to others', async () => {
    const [dag, eve] = [await signedIn(test, 'Dag'), await signedIn(test, 'Eve')];
    const { path, discussionID, categoryID } = await post(test.other);
    const { commentID } = await commentOn(dag.client, discussionID);
    await like(test.member, `/comments/${commentID}`);
    const of = (id: number) => `categoryID=${id}`;
    await expect.poll(() => leaders(of(categoryID))).toHaveProperty('Dag', 1);

    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [discussionID],
      categoryID: test.privateCategoryID,
    });
    await expect.poll(() => leaders()).not.toHaveProperty('Dag');
    expect(await leaders(of(categoryID))).not.toHaveProperty('Dag');
    expect(await leaders('', test.moderator.client)).toHaveProperty('Dag', 1);
    expect(await leaders(of(test.privateCategoryID), test.moderator.client)).toHaveProperty('Dag', 1);
    // What it is to others is nobody's business; the member knows what they have.
    expect((await dag.client.get('/leaderboard')).body.ownPoints).toBe(1);
    await test.admin.client.patch('/discussions/move', { discussionIDs: [discussionID], categoryID });
    await expect.poll(() => leaders(of(categoryID))).toHaveProperty('Dag', 1);

    await test.admin.client.patch(`/comments/${commentID}`, { insertUserID: eve.userID });
    await expect.poll(() => leaders()).toHaveProperty('Eve', 1);
    expect(await leaders()).not.toHaveProperty('Dag');
    await test.member.client.delete(`/comments/${commentID}/reactions`);
    await expect.poll(() => leaders()).not.toHaveProperty('Eve');
    await like(test.member, `/comments/${commentID}`);
    await expect.poll(() => leaders()).toHaveProperty('Eve', 1);
    await test.admin.client.delete(path);
    await expect.poll(() => leaders()).not.toHaveProperty('Eve');
    await expectTrue();
  });

  it('shows neither banned nor private members, and those of a role where a widget asks for it', async () => {
    const [gus, hal] = [await signedIn(test, 'Gus'), await signedIn(test, 'Hal')];
    for (const each of [gus, hal]) await like(test.other, (await post(each)).path);
    await expect.poll(() => leaders()).toMatchObject({ Gus: 1, Hal: 1 });
    await test.site.database.execute(sql`update users set is_private = true where user_id = ${gus.userID}`);
    await test.admin.client.put(`/users/${hal.userID}/ban`, { banned: true });
    await expect.poll(() => leaders()).not.toHaveProperty('Hal');
    expect(await leaders()).not.toHaveProperty('Gus');
    const asked = async (query: string) =>
      (await test.admin.client.get(`/users/leaders?leaderboardType=periodPoints&slotType=w&${query}`)).body;
    expect(await asked('limit=1')).toMatchObject([{ name: 'Bea', points: 2, source: 'periodPoints' }]);
    const { body: roles } = await test.admin.client.get('/roles');
    const { roleID } = roles.find(({ name }: { name: string }) => name === 'Administrator');
    expect(await asked(`includedRoleIDs=${roleID}`)).toEqual([]);
  });

  it.each([
    ['slotType=x', 422],
    ['limit=0', 422],
    ['limit=101', 422],
    ['categoryID=x', 422],
    ['categoryID=99999', 404],
  ])('refuses %s', async (query, status) => {
    expect((await test.member.client.get(`/leaderboard?${query}`)).status).toBe(status);
  });

  it('is for those who may see it, and of categories that they see', async () => {
    const path = `/leaderboard?categoryID=${test.privateCategoryID}`;
    expect((await test.member.client.get(path)).status).toBe(403);
    expect((await test.moderator.client.get(path)).status).toBe(200);
    const page = await test.member.client.page(`/leaderboard?slotType=a`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Bea');
    expect((await test.member.client.page(path)).status).toBe(403);
  });
});

it('counts fifty awards at once as a recount does', async () => {
  const ida = await signedIn(test, 'Ida');
  const posts = await Promise.all(Array.from({ length: 10 }, () => post(ida)));
  const fans = await Promise.all(['Jo', 'Kim', 'Lea', 'Max', 'Nia'].map((name) => signedIn(test, name)));
  await Promise.all(posts.flatMap(({ path }) => fans.map((fan) => like(fan, path))));
  await expect.poll(() => leaders(), { timeout: 20_000 }).toHaveProperty('Ida', 50);
  await expectTrue();
  const rows = await test.site.database.rows(sql`
    select from leaderboard_points where user_id = ${ida.userID} and category_id = 0`);
  expect(rows).toHaveLength(5);
}, 40_000);

it('loses nothing while it is switched off', async () => {
  const oda = await signedIn(test, 'Oda');
  await test.admin.client.patch('/addons/leaderboards', { enabled: false });
  expect((await test.member.client.get('/leaderboard')).status).toBe(404);
  expect((await test.member.client.page('/leaderboard')).status).toBe(404);
  await like(test.other, (await post(oda)).path);
  await test.admin.client.patch('/addons/leaderboards', { enabled: true });
  await expect.poll(() => leaders(), { timeout: 10_000 }).toMatchObject({ Ida: 50, Bea: 2, Oda: 1 });
  await expectTrue();
});

it('counts badges, and takes them back', async () => {
  // Those that rules give are another test's.
  await test.site.database.execute(sql`update badges set points = 0`);
  await test.admin.client.patch('/addons/badges', { enabled: true });
  const flo = await signedIn(test, 'Flo');
  const { body: badge } = await test.admin.client.post('/badges', { name: 'Early bird', points: 7 });
  const give = () => test.admin.client.post(`/users/${flo.userID}/badges`, { badgeID: badge.badgeID });
  await give();
  await expect.poll(() => leaders()).toHaveProperty('Flo', 7);
  await test.admin.client.delete(`/users/${flo.userID}/badges/${badge.badgeID}`);
  await expect.poll(() => leaders()).not.toHaveProperty('Flo');
  await give();
  await expect.poll(() => leaders()).toHaveProperty('Flo', 7);
  await test.admin.client.delete(`/badges/${badge.badgeID}`);
  await expect.poll(() => leaders()).not.toHaveProperty('Flo');
  await expectTrue();
});
