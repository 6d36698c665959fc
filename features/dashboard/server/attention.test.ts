import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { attentionItems } from '../../../platform/server/places/attention-items.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { Attentions } from './attention.ts';

const place = { position: 5, icon: 'star', permission: 'community.moderate' as const };
const addon = {
  name: 'apiary',
  addon: { key: 'apiary', name: 'Apiary', description: 'Bees.', isEnabledByDefault: true },
  extensions: [
    attentionItems.add({
      ...{ ...place, id: 'broken', name: 'Hives', link: { url: '/hives', name: 'See hives' } },
      check: async () => {
        throw new Error('No bees.');
      },
    }),
    attentionItems.add({
      ...{ ...place, id: 'slow', name: 'Honey' },
      check: async (_ctx, db) => {
        await db.execute(sql`select pg_sleep(60)`);
        return { severity: 'fine', title: 'Honey flows.' };
      },
    }),
    attentionItems.add({ ...{ ...place, id: 'silent', name: 'Wax' }, check: async () => undefined }),
  ],
};

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await testSiteWith([addon]);
  admin = await signedIn(test, 'Admin', 'administrator');
  moderator = await signedIn(test, 'Mia', 'moderator');
  member = await signedIn(test, 'Member');
});
afterAll(() => test?.close());

async function itemsFor(client: TestClient): Promise<Attentions['items']> {
  const { status, body } = await client.get<Attentions>('/dashboard/attention');
  expect(status).toBe(200);
  return body.items;
}

const of = (items: Attentions['items'], id: string) => items.find((item) => item.id === id);

it('says of what fails and of what takes too long that it could not be checked, and shows the rest', async () => {
  const begin = performance.now();
  const items = await itemsFor(admin.client);
  expect(performance.now() - begin).toBeLessThan(5000);
  expect(of(items, 'broken')).toMatchObject({
    ...{ severity: 'fault', title: 'Hives: could not be checked.', url: '/hives', linkName: 'See hives' },
  });
  expect(of(items, 'slow')).toMatchObject({
    severity: 'fault',
    title: 'Honey: could not be checked.',
    url: null,
  });
  expect(of(items, 'silent')).toBeUndefined();
  expect(of(items, 'applicants')).toMatchObject({ severity: 'fine' });
  const severities = items.map(({ severity }) => severity);
  expect(severities.indexOf('fine')).toBeGreaterThan(severities.lastIndexOf('fault'));
});

it('counts who waits, and says since when', async () => {
  await admin.client.patch('/config', { 'registration.method': 'Approval' });
  for (const name of ['Ida', 'Otto'])
    await test.client().post('/applicants', {
      ...{ name, email: `${name}@example.org`, password: 'a long pass phrase 42', discoveryText: 'Bees.' },
    });
  const waiting = of(await itemsFor(admin.client), 'applicants');
  expect(waiting).toMatchObject({
    severity: 'waiting',
    title: '2 applicants wait for an answer.',
    url: '/dashboard/user/applicants',
  });
  expect(Date.parse(waiting?.since ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

it('says that an add-on is in quarantine, and why', async () => {
  const quarantine = { reason: 'It threw.', place: 'route', date: '2026-11-01T10:00:00.000Z' };
  expect((await admin.client.patch('/config', { 'addons.quarantined.apiary': quarantine })).status).toBe(200);
  expect((await itemsFor(admin.client))[0]).toMatchObject({
    ...{ id: 'addons', severity: 'stop', title: '1 add-on failed and was switched off.' },
    ...{ text: 'Apiary: It threw.', since: quarantine.date },
  });
  await admin.client.patch('/config', { 'addons.quarantined.apiary': null });
});

it('tells moderators what is theirs, and members nothing', async () => {
  const ids = (await itemsFor(moderator.client)).map(({ id }) => id);
  expect(ids).toContain('triage');
  for (const id of ['mail', 'addons', 'disk']) expect(ids).not.toContain(id);
  expect((await member.client.get('/dashboard/attention')).status).toBe(403);
  expect((await test.guest.get('/dashboard/attention')).status).toBe(403);
});

it('counts the last 30 days and the 30 before', async () => {
  await test.site.database.execute(
    sql`update users set date_inserted = now() - interval '40 days' where name = 'Member'`,
  );
  await test.site.database.execute(sql`
    insert into page_views (day, kind, audience, count) values
      (current_date, 'page_view', 'guest', 20000), (current_date - 35, 'page_view', 'guest', 7), (current_date - 70, 'page_view', 'guest', 5)`);
  const { body } = await admin.client.get('/dashboard/figures');
  const figure = (id: string) => body.figures.find((each: { id: string }) => each.id === id);
  expect(figure('newMembers').before).toEqual({ value: 1, isMore: false });
  expect(figure('newMembers').now.value).toBeGreaterThanOrEqual(2);
  expect(figure('pageViews')).toMatchObject({
    now: { value: 20000, isMore: false },
    before: { value: 7, isMore: false },
  });
  expect(figure('comments').now).toEqual({ value: 0, isMore: false });
  expect((await moderator.client.get('/dashboard/figures')).status).toBe(403);
});
