// Who sees which badges, beside members and posts; and what is left of them where they are switched off.
import { countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

let number = 0;

async function addBadge(more: Record<string, unknown> = {}) {
  number += 1;
  const { status, body } = await test.moderator.client.post('/badges', {
    name: `Bee of lane ${number}`,
    ...more,
  });
  expect([status, body.code]).toEqual([201, undefined]);
  return { ...body, path: `/badges/${body.badgeID}` };
}

const namesOf = async (userID: number, client = test.admin.client) =>
  (await client.get(`/users/${userID}/badges?limit=100`)).body.map(({ name }: { name: string }) => name);
const countOf = async ({ path }: { path: string }) => (await test.admin.client.get(path)).body.countUsers;

describe('badges', () => {
  it('that are hidden are kept from whoever does not have them', async () => {
    const member = await signedIn(test, 'Secretbee');
    const badge = await addBadge({ name: 'Nightwatch of Umbria', hidden: true });
    await test.admin.client.post(`/users/${member.userID}/badges`, { badgeID: badge.badgeID });
    const page = new URL(badge.url).pathname;
    for (const client of [test.guest, test.other.client]) {
      for (const path of [badge.path, `${badge.path}/users`])
        expect((await client.get(path)).status).toBe(404);
      expect((await client.page(page)).status).toBe(404);
      for (const path of [
        '/badges?limit=100',
        `/users/${member.userID}/badges`,
        `/users?userID=${member.userID}&expand=badges`,
      ])
        expect((await client.get(path)).text).not.toContain('Umbria');
      for (const path of ['/badges', `/profile/${member.userID}/Secretbee/badges`])
        expect((await client.page(path)).text).not.toContain('Umbria');
    }
    expect(await namesOf(member.userID, member.client)).toContain(badge.name);
    expect((await member.client.page(page)).status).toBe(200);
    expect((await member.client.page('/badges')).text).toContain('Umbria');
  });

  it('stand with members and with authors, beside posts as well', async () => {
    const member = await signedIn(test, 'Beesider');
    const { discussionID, url } = await discussionBy(member.client);
    const badge = await addBadge({ name: 'Keeper of the comb', points: 900 });
    await test.admin.client.post(`/users/${member.userID}/badges`, { badgeID: badge.badgeID });
    const users = await test.admin.client.get(`/users?userID=${member.userID}&expand=badges`);
    const [first] = users.body[0].badges;
    expect(first).toEqual({ badgeID: badge.badgeID, name: badge.name, photoUrl: null, url: badge.url });
    const post = await test.guest.get(`/discussions/${discussionID}?expand=insertUser.badges`);
    expect(post.body.insertUser.badges[0].name).toBe(badge.name);
    const page = async () => (await test.guest.page(new URL(url).pathname)).text;
    expect(await page()).toContain('Keeper of the comb');
    expect((await test.guest.page(new URL(badge.url).pathname)).text).toContain('Beesider');
    await test.admin.client.patch('/config', { 'badges.besidePosts': 0 });
    expect(await page()).not.toContain('Keeper of the comb');
    await test.admin.client.patch('/config', { 'badges.besidePosts': 1 });
    await test.admin.client.patch(badge.path, { active: false });
    expect(await page()).not.toContain('Keeper of the comb');
  });

  it('of a member who is deleted are counted no longer', async () => {
    const member = await signedIn(test, 'Gonebee');
    const badge = await addBadge();
    await test.admin.client.post(`/users/${member.userID}/badges`, { badgeID: badge.badgeID });
    expect(await countOf(badge)).toBe(1);
    expect((await test.admin.client.delete(`/users/${member.userID}`, { deleteMethod: 'keep' })).status).toBe(
      204,
    );
    await expect.poll(() => countOf(badge)).toBe(0);
  });

  it('are gone where they are switched off, and back with all who have them', async () => {
    const badge = await addBadge();
    await test.admin.client.post(`/users/${test.member.userID}/badges`, { badgeID: badge.badgeID });
    await test.admin.client.patch('/addons/badges', { enabled: false });
    for (const path of ['/badges', badge.path, `/users/${test.member.userID}/badges`])
      expect((await test.admin.client.get(path)).status).toBe(404);
    for (const page of ['/badges', '/badge/welcome', '/dashboard/badges'])
      expect((await test.admin.client.page(page)).status).toBe(404);
    expect((await test.guest.page('/discussions')).text).not.toContain('/badges"');
    const { discussionID } = await discussionBy(test.member.client);
    const post = await test.guest.get(`/discussions/${discussionID}?expand=insertUser.badges`);
    expect(post.body.insertUser.badges).toEqual([]);
    await test.admin.client.patch('/addons/badges', { enabled: true });
    expect(await namesOf(test.member.userID)).toContain(badge.name);
    expect((await test.guest.page('/discussions')).text).toContain('/badges"');
  });
});

it('badges are found by what they are called and for, until they are hidden, switched off or deleted', async () => {
  const WAIT = { timeout: 15_000 };
  const words = { body: 'For whoever tends the marjoram.' };
  const [hiding, closing, going] = [await addBadge(words), await addBadge(words), await addBadge(words)];
  await addBadge({ ...words, hidden: true });
  const found = async (client = test.guest) =>
    (await client.get('/search?query=marjoram&domain=badges')).body
      .map(({ recordID }: { recordID: number }) => recordID)
      .sort((a: number, b: number) => a - b);
  await expect.poll(() => found(), WAIT).toEqual([hiding.badgeID, closing.badgeID, going.badgeID]);
  await test.admin.client.patch(hiding.path, { hidden: true });
  expect(await found()).toEqual([closing.badgeID, going.badgeID]);
  await test.admin.client.patch(closing.path, { active: false });
  expect(await found(test.admin.client)).toEqual([going.badgeID]);
  await test.admin.client.delete(going.path);
  await expect.poll(() => found(), WAIT).toEqual([]);
});

it('badges that come with the add-on are found from when it is switched on', async () => {
  const found = async () =>
    (await test.guest.get('/search?query=answer+that+was+accepted&domain=badges')).body.map(
      ({ name }: { name: string }) => name,
    );
  await expect.poll(found, { timeout: 15_000 }).toContain('Helpful');
});
