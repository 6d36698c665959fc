// Who sees which badges, beside members and posts; and what is left of them where they are switched off.
import { readFile } from 'node:fs/promises';
import { makeContext, systemViewer } from '@parley/addon-api';
import { countedCommunity, discussionBy, signedIn } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { badgeWords } from './badge-words.ts';
import { addBadge, badgesOf, countOf, give } from './testing/badge-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

describe('badges', () => {
  it('that are hidden are kept from whoever does not have them', async () => {
    const member = await signedIn(test, 'Secretbee');
    const badge = await addBadge(test, { name: 'Nightwatch of Umbria', hidden: true });
    await give(test, member, badge);
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
      expect((await client.page('/badges')).text).not.toContain('Umbria');
    }
    const known = await addBadge(test, { name: 'Daywatch of Latium' });
    await give(test, member, known);
    for (const path of [`/profile/badges/${member.userID}/Secretbee`, '/profile/Secretbee']) {
      const { status, text } = await test.other.client.page(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Latium');
      expect(text).not.toContain('Umbria');
    }
    expect(await badgesOf(member.client, member.userID)).toContain(badge.name);
    expect((await member.client.page(page)).status).toBe(200);
    expect((await member.client.page('/badges')).text).toContain('Umbria');
  });

  it('stand with members and with authors, beside posts as well', async () => {
    const member = await signedIn(test, 'Beesider');
    const { discussionID, url } = await discussionBy(member.client);
    const badge = await addBadge(test, { name: 'Keeper of the comb', points: 900 });
    await give(test, member, badge);
    const users = await test.admin.client.get(`/users?userID=${member.userID}&expand=badges`);
    const [first] = users.body[0].badges;
    expect(first).toEqual({ badgeID: badge.badgeID, name: badge.name, photoUrl: null, url: badge.url });
    const post = await test.guest.get(`/discussions/${discussionID}?expand=insertUser.badges`);
    expect(post.body.insertUser.badges[0].name).toBe(badge.name);
    const page = async () => (await test.guest.page(new URL(url).pathname)).text;
    expect(await page()).toContain('Keeper of the comb');
    expect((await test.guest.page(new URL(badge.url).pathname)).text).toContain('Beesider');
    const card = async () =>
      (await test.other.client.get(`/users/${member.userID}?expand=labels`)).body.labels.map(
        ({ text }: { text: string }) => text,
      );
    const head = async () => (await test.other.client.page('/profile/Beesider')).text;
    expect([await card(), await head()]).toEqual([
      ['Keeper of the comb'],
      expect.stringContaining('Keeper of the comb'),
    ]);
    const expectGone = async () => {
      for (const text of [await page(), await head()]) expect(text).not.toContain('Keeper of the comb');
      expect(await card()).not.toContain('Keeper of the comb');
    };
    await test.admin.client.patch('/config', { 'badges.besidePosts': 0 });
    await expectGone();
    await test.admin.client.patch('/config', { 'badges.besidePosts': 1 });
    await test.admin.client.patch(badge.path, { active: false });
    await expectGone();
  });

  it('of a member who is deleted are counted no longer', async () => {
    const member = await signedIn(test, 'Gonebee');
    const badge = await addBadge(test);
    await give(test, member, badge);
    expect(await countOf(test, badge)).toBe(1);
    expect((await test.admin.client.delete(`/users/${member.userID}`, { deleteMethod: 'keep' })).status).toBe(
      204,
    );
    await expect.poll(() => countOf(test, badge)).toBe(0);
  });

  it('are gone where they are switched off, and back with all who have them', async () => {
    const badge = await addBadge(test);
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
    expect(await badgesOf(test.admin.client, test.member.userID)).toContain(badge.name);
    expect((await test.guest.page('/discussions')).text).toContain('/badges"');
  });
});

it('badges are found by what they are called and for, until they are hidden, switched off or deleted', async () => {
  const WAIT = { timeout: 15_000 };
  const words = { body: 'For whoever tends the marjoram.' };
  const [hiding, closing, going] = [
    await addBadge(test, words),
    await addBadge(test, words),
    await addBadge(test, words),
  ];
  await addBadge(test, { ...words, hidden: true });
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

describe('the words that badges come with', () => {
  beforeAll(() => {
    test.site.options.messages = async (locale) =>
      locale === 'pl'
        ? JSON.parse(await readFile(new URL('../locales/pl.json', import.meta.url), 'utf8'))
        : {};
  });

  const ofKey = async (key: string) =>
    (await test.admin.client.get('/badges?limit=100')).body.find(
      (badge: { key: string }) => badge.key === key,
    );

  it('are in the language of the reader, until somebody writes others', async () => {
    await test.admin.client.patch('/addons/pl-locale', { enabled: true });
    await test.admin.client.patch('/config', { 'badges.besidePosts': 1 });
    const member = await signedIn(test, 'Wordsbee');
    const badge = await ofKey('answer-10');
    const path = `/badge/${badge.badgeID}`;
    await give(test, member, badge);
    const { discussionID } = await discussionBy(member.client);
    const seen = async (locale: string) => {
      const { body } = await test.guest.get(
        `/discussions/${discussionID}?expand=insertUser&locale=${locale}`,
      );
      const held = (await test.guest.get(`/users/${member.userID}/badges?locale=${locale}`)).body;
      const notified = (await member.client.get(`/notifications?locale=${locale}`)).body;
      return {
        labels: body.insertUser.labels.map(({ text }: { text: string }) => text),
        held: held.map(({ name }: { name: string }) => name),
        isNotified: (name: string) => JSON.stringify(notified).includes(`<strong>${name}</strong>`),
        pages: await Promise.all(
          [path, '/badges', `/profile/badges/${member.userID}/Wordsbee`].map(
            async (page) => (await test.other.client.page(`${page}?locale=${locale}`)).text,
          ),
        ),
      };
    };
    const shows = async (locale: string, name: string) => {
      const { labels, held, isNotified, pages } = await seen(locale);
      expect(labels).toEqual([name]);
      expect(held).toContain(name);
      expect(isNotified(name)).toBe(true);
      for (const page of pages) expect(page).toContain(name);
      return pages[0];
    };
    await expect
      .poll(async () => (await seen('en')).isNotified('Knows a lot'), { timeout: 10_000 })
      .toBe(true);
    expect(await shows('pl', 'Dużo wie')).toContain('Dziesięć odpowiedzi, które przyjęto.');
    expect(await shows('en', 'Knows a lot')).toContain('Gave ten answers that were accepted.');

    // Whoever changes something else in another language changes no words.
    await test.admin.client.patch(`/badges/${badge.badgeID}?locale=pl`, { points: 6 });
    expect(await ofKey('answer-10')).toMatchObject({ name: 'Knows a lot', points: 6 });
    await test.admin.client.patch(`/badges/${badge.badgeID}`, { name: 'Oracle' });
    const page = await shows('pl', 'Oracle');
    expect(page).toContain('Dziesięć odpowiedzi, które przyjęto.');
    await test.admin.client.patch(`/badges/${badge.badgeID}`, { name: 'Knows a lot', points: 5 });
  });

  it('are those of the table: each is translated', async () => {
    const { body: badges } = await test.admin.client.get('/badges?limit=100');
    const shipped = badges.filter(({ canDelete }: { canDelete: boolean }) => !canDelete);
    expect(shipped).toHaveLength(20);
    const { translator } = await makeContext(test.site, systemViewer(), { locale: 'pl' });
    for (const { name, body } of shipped)
      for (const words of [name, body]) expect(badgeWords(translator, words)).not.toBe(words);
  });
});
